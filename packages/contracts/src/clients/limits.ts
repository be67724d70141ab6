/** Tags of one client. */
export const tagsMax = 10

/** Characters of a tag. */
export const tagLength = 30

/** Characters of the agreed goal. */
export const goalLength = 500

/** Characters of the private note. */
export const privateNoteLength = 5_000

/** Clients of one bulk action. */
export const bulkMax = 50

/** In a message to several clients it stands for the first name of each. */
export const firstNamePlaceholder = '{vorname}'

/** Days without a sign-in after which a client counts as inactive. */
export const inactiveDays = 7

/** Days in which a trainer may coach a client again without a new invitation, after having ended it. */
export const reactivationDays = 30
