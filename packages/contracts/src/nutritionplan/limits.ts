/** Maximum number of recipes and foods in a meal, so that a week fits into one response. */
export const maxEntriesPerMeal = 20

/** Maximum number of characters of a note on a meal. */
export const mealNoteLength = 500

/** Maximum number of characters of a reason for planning against an allergen. */
export const overrideReasonLength = 500
