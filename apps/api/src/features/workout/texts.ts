export const texts = { wrongData: 'Falsche Daten hinzugefügt.' } as const
