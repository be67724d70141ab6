/** Maximum number of foods imported by one call, so that the request stays below the body limit. */
export const maxImportedFoods = 300
