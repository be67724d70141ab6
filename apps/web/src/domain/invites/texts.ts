export const texts = {
  consentTitle: 'Deine Einwilligung',
  consentLabel: 'Ich habe beides gelesen und willige ein.',
} as const
