export const texts = {
  asPdf: 'Als PDF',
} as const
