/** Maximum size of a draft's or version's answers, in bytes of JSON as UTF-8. */
export const maxAnswersBytes = 40_000

/** Maximum number of submitted versions per member. */
export const maxVersions = 20

/** Maximum number of a trainer's own questions. */
export const maxOwnQuestions = 10

/** Maximum number of characters of an own question. */
export const ownQuestionLength = 200

/** Maximum number of characters of an answer: to a short and to a long text question. */
export const shortTextLength = 500
export const longTextLength = 1000

/** Maximum number of characters of a yes/no question's details. */
export const detailsLength = 500

/** Maximum number of characters of a trainer's review. */
export const reviewLength = 2000

/**
 * Minimum and maximum age in years that a birth date may result in. The anamnesis is for adults; younger people can
 * submit it nevertheless, with a warning to the trainer.
 */
export const minAge = 14
export const maxAge = 110

/** Months between a submission and the reminder to update it. */
export const reminderMonths = 6
