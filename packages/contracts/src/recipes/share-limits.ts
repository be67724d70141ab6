/** Maximum number of recipes in one share. */
export const maxSharedRecipes = 100

/** Maximum number of clients in one share. */
export const maxShareClients = 50
