/** German title of a member's links, shown before they are loaded. */
export const linksTitle = 'Nützliche Links'
