/** Texts of the open thread alone: every page of the member area loads those in texts.ts. */
export const threadTexts = {
  /** Trainer whose account is deleted, as the author of messages, and after a preposition. */
  formerTrainer: 'Frühere Begleitung',
  ofFormerTrainer: 'deiner früheren Begleitung',
  answerWithin: 'Eine Antwort bekommst du innerhalb von 48 Stunden.',
} as const
