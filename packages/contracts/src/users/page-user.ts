/**
 * Header with the id of the user whose data the page of a browser shows. The API refuses the call (`other_user`) when the
 * session belongs to somebody else, because the browser's cookies change in all tabs when somebody signs in in one.
 */
export const pageUserHeader = 'kostbar-user'
