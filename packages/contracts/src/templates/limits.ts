/** Maximum number of templates of a trainer with client slots, or of the system; deleted ones do not count. */
export const maxTemplates = 200

/** Maximum number of characters of a template's name. */
export const templateNameLength = 80

/** Maximum number of characters of a template's description. */
export const templateDescriptionLength = 500

/** Maximum number of clients in one application. */
export const maxApplyClients = 50

/** Hours within which an application can be undone. */
export const applyUndoHours = 24

/** Days within which a deleted template can be restored. */
export const templateRestoreDays = 30
