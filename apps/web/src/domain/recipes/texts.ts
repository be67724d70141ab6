export const texts = {
  /** Texts of the stepper, by what it counts. */
  stepper: {
    portions: {
      name: 'Portionen',
      fewer: 'Weniger Portionen',
      more: 'Mehr Portionen',
      count: (text: string, one: boolean) => `${text} ${one ? 'Portion' : 'Portionen'}`,
    },
    people: {
      name: 'Personen',
      fewer: 'Weniger Personen',
      more: 'Mehr Personen',
      count: (text: string, one: boolean) => `${text} ${one ? 'Person' : 'Personen'}`,
    },
  },
  steps: 'Zubereitung',
  /** @param portions number as text */
  amountsFor: (portions: string, one: boolean) =>
    `Mengen im Text gelten für ${portions} ${one ? 'Portion' : 'Portionen'}.`,
  stepsHint: 'Hak beim Kochen ab, was fertig ist.',
} as const
