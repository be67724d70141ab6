/** Current version of the agreement on data processing between trainers (controllers) and the operator (processor). */
export const agreementVersion = '2026-11-26'
