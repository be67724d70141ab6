/** Maximum number of characters of a text that is read as a recipe; a long recipe has 10 000. */
export const maxImportTextLength = 100_000

/** Maximum number of characters of a page's source; browsers remove what a recipe does not need before sending it. */
export const maxImportPageLength = 200_000
