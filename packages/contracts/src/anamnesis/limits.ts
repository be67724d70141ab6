/** Largest answers of a draft or version, in bytes of JSON as UTF-8. */
export const maxAnswersBytes = 40_000

/** Most submitted versions per member. */
export const maxVersions = 20

/** Most questions of a trainer's own. */
export const maxOwnQuestions = 10

/** Longest answers in characters: to a short and to a long text question. */
export const shortTextLength = 500
export const longTextLength = 1000

/** Longest details of a yes/no question, in characters. */
export const detailsLength = 500

/** Longest text of a trainer's review, in characters. */
export const reviewLength = 2000

/** Youngest and oldest age in years that a birth date may result in. */
export const minAge = 14
export const maxAge = 110

/** Months between a submission and the reminder to update it. */
export const reminderMonths = 6
