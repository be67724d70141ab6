/** German texts of a coaching relation as the member sees it. */
export const coachingTexts = {
  title: 'Begleitung',
  failed: 'Deine Begleitung lässt sich gerade nicht laden',
  nobody:
    'Gerade begleitet dich niemand. Wenn dich jemand einlädt, bekommst du eine E-Mail und entscheidest selbst. Hast du eine Begleitung gekauft, steht auf deiner Übersicht, wie es weitergeht.',
  since: (day: string) => `Ihr arbeitet seit ${day} zusammen.`,
  paused: 'Die Begleitung ist gerade pausiert, Antworten können länger dauern.',
  answerUntil: (deadline: string) => `Antwort bis ${deadline}.`,
  end: 'Begleitung beenden',
  endTitle: 'Begleitung beenden?',
  endText: (name: string) =>
    `${name} sieht deine Daten ab sofort nicht mehr und bekommt eine E-Mail. Dein Konto und alles darin bleiben. Hast du kein eigenes Abo, sind Plan und Rezepte dann geschlossen. Zurück geht es nur mit einer neuen Einladung. Hast du eine Ernährungsanalyse gekauft, ist sie damit verbraucht, auch wenn die Auswertung noch fehlt. Läuft deine Mitgliedschaft mit Begleitung weiter, schlagen wir dir innerhalb von 48 Stunden jemand anderen vor.`,
  endConfirm: 'Ja, beenden',
  ended: 'Die Begleitung ist beendet.',
} as const
