export const texts = {
  verified: 'Qualifikation geprüft',
  away: (from: string, until: string) => `Von ${from} bis ${until} nicht da.`,
} as const
