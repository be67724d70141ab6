/** Maximum number of tags of a client. */
export const tagsMax = 10

/** Maximum number of characters of a tag. */
export const tagLength = 30

/** Maximum number of characters of the agreed goal. */
export const goalLength = 500

/** Maximum number of characters of the private note. */
export const privateNoteLength = 5_000

/** Maximum number of clients in a bulk action. */
export const bulkMax = 50

/** Placeholder in a message to several clients, replaced by the first name of each. */
export const firstNamePlaceholder = '{vorname}'

/** Days without a sign-in after which a client counts as inactive. */
export const inactiveDays = 7

/** Days after ending a coaching relation in which the trainer may resume it without a new invitation. */
export const reactivationDays = 30
