/** Maximum number of check-in forms per trainer. */
export const maxForms = 20

/** Maximum number of questions of a form. */
export const maxQuestions = 12

export const formNameLength = 80
export const questionLength = 200

/** Maximum number of characters of an answer to a question of kind TEXT. */
export const answerLength = 1000

/** Maximum number of characters of a trainer's reply. */
export const replyLength = 4000

/** Largest answer to a question of kind NUMBER. */
export const maxNumber = 100_000

/** Days in which a check-in can be submitted, its due day included: until the day before the next one. */
export const openDays = 7
