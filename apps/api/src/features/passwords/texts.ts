export const texts = {
  common: 'Dieses Passwort verwenden sehr viele Menschen, deshalb wird es zuerst probiert. Bitte wähle ein anderes.',
  ownWords: (siteName: string) =>
    `Dieses Passwort ist leicht zu erraten: Es besteht fast nur aus deinem Namen, deiner E-Mail-Adresse oder „${siteName}“. Bitte wähle ein anderes.`,
} as const
