/** Tasks of a challenge: German name, and unit of the counted amount. */
export const challengeTasks = {
  YES_NO: { name: 'Erledigt oder nicht', unit: null, usualTarget: 1 },
  AMOUNT: { name: 'Eigene Menge', unit: null, usualTarget: 10 },
  STEPS: { name: 'Schritte', unit: 'Schritte', usualTarget: 7_000 },
  WATER_ML: { name: 'Wasser', unit: 'ml', usualTarget: 2_000 },
  VEGETABLE_PORTIONS: { name: 'Portionen Gemüse und Obst', unit: 'Portionen', usualTarget: 5 },
} as const
export type ChallengeTask = keyof typeof challengeTasks
