export const texts = {
  unknownDevice: 'Unbekanntes Gerät',
  device: (browser: string, system: string) => `${browser} auf ${system}`,
} as const
