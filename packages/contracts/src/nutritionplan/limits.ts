/** Maximum number of recipes and foods in a meal, so that a week fits into one response. */
export const maxEntriesPerMeal = 20
