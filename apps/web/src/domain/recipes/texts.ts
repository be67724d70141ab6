export const texts = {
  fewerPortions: 'Weniger Portionen',
  morePortions: 'Mehr Portionen',
  portionCount: (text: string, one: boolean) => `${text} ${one ? 'Portion' : 'Portionen'}`,
  portions: 'Portionen',
  steps: 'Zubereitung',
  stepsHint: 'Hak beim Kochen ab, was fertig ist.',
} as const
