import type { LegalDocument } from './document.ts'

export const accessibilityText: LegalDocument = {
  title: 'Erklärung zur Barrierefreiheit',
  intro: 'Kostbar soll für alle gut benutzbar sein. Hier steht, wie weit wir damit sind.',
  sections: [
    {
      id: 'geltung',
      title: 'Wofür diese Erklärung gilt',
      blocks: [
        '[Firmenname] bemüht sich, diese Website im Einklang mit dem Barrierefreiheitsgesetz (BaFG) barrierefrei zugänglich zu machen. Diese Erklärung gilt für alle Seiten von Kostbar.',
      ],
    },
    {
      id: 'stand',
      title: 'Wie barrierefrei Kostbar ist',
      blocks: [
        'Unser Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Die Seiten werden laufend automatisch geprüft. Eine Prüfung durch eine unabhängige Stelle gab es bisher nicht. [Ergebnis und Datum einer Prüfung]',
        {
          list: [
            'Alles lässt sich mit der Tastatur bedienen, und man sieht, wo man gerade ist.',
            'Überschriften, Bereiche, Formulare und Meldungen sind für Screenreader ausgezeichnet.',
            'Texte und Bedienelemente haben genug Kontrast, hell wie dunkel.',
            'Nichts wird allein durch Farbe gesagt.',
            'Die Seiten lassen sich auf 200 Prozent und mehr vergrößern.',
            'Wer in seinem Gerät weniger Bewegung eingestellt hat, sieht keine Animationen.',
          ],
        },
      ],
    },
    {
      id: 'grenzen',
      title: 'Was noch nicht barrierefrei ist',
      blocks: [
        {
          list: [
            'Dateien, die dir deine Trainerin oder dein Trainer schickt, können wir nicht auf Barrierefreiheit prüfen.',
            'Für Seiten, auf die Links aus Kostbar hinausführen, sind andere verantwortlich.',
            '[weitere bekannte Mängel samt Begründung]',
          ],
        },
      ],
    },
    {
      id: 'rueckmeldung',
      title: 'Sag uns, was nicht klappt',
      blocks: [
        'Du bist auf eine Hürde gestoßen? Schreib uns an [E-Mail-Adresse] oder ruf an: [Telefonnummer]. Beschreib kurz, auf welcher Seite es war und womit du arbeitest. Wir melden uns innerhalb von [Frist].',
      ],
    },
    {
      id: 'beschwerde',
      title: 'Wenn wir nicht weiterhelfen',
      blocks: [
        'Bist du mit unserer Antwort nicht zufrieden, kannst du dich an das Sozialministeriumservice wenden. Es überwacht in Österreich die Einhaltung des Barrierefreiheitsgesetzes (sozialministeriumservice.gv.at).',
      ],
    },
    {
      id: 'erstellung',
      title: 'Wann diese Erklärung entstanden ist',
      blocks: ['Diese Erklärung wurde am [Datum] erstellt und zuletzt am [Datum] überprüft.'],
    },
  ],
}
