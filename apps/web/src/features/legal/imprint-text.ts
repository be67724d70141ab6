import type { LegalDocument } from './document.ts'

export const imprintText: LegalDocument = {
  title: 'Impressum',
  intro: 'Wer hinter Kostbar steht und wie du uns erreichst.',
  sections: [
    {
      id: 'anbieter',
      title: 'Medieninhaber und Diensteanbieter',
      blocks: [
        'Informationen nach § 5 E-Commerce-Gesetz, § 14 Unternehmensgesetzbuch und § 25 Mediengesetz:',
        {
          facts: [
            ['Firma', '[Firmenname samt Rechtsform]'],
            ['Anschrift', '[Straße und Hausnummer, Postleitzahl und Ort], Österreich'],
            ['E-Mail', '[E-Mail-Adresse]'],
            ['Telefon', '[Telefonnummer]'],
            ['Vertreten durch', '[Name der Geschäftsführung]'],
            ['Unternehmensgegenstand', '[zum Beispiel: Ernährungsberatung und Betrieb einer Online-Plattform]'],
          ],
        },
      ],
    },
    {
      id: 'register',
      title: 'Register und Aufsicht',
      blocks: [
        {
          facts: [
            ['Firmenbuchnummer', '[FN-Nummer]'],
            ['Firmenbuchgericht', '[Gericht]'],
            ['UID-Nummer', '[ATU-Nummer]'],
            ['Gewerbebehörde', '[Bezirkshauptmannschaft oder Magistrat]'],
            ['Kammer', '[Mitgliedschaft bei der Wirtschaftskammer, Fachgruppe]'],
            [
              'Berufsrecht',
              '[Gewerbeordnung, abrufbar unter ris.bka.gv.at; Berufsbezeichnung und Staat der Verleihung]',
            ],
          ],
        },
      ],
    },
    {
      id: 'offenlegung',
      title: 'Offenlegung',
      blocks: [
        {
          facts: [
            ['Blattlinie', 'Informationen rund um Ernährung und die Begleitung durch Trainerinnen und Trainer.'],
            ['Beteiligungen', '[Eigentümer und Beteiligungsverhältnisse]'],
          ],
        },
      ],
    },
    {
      id: 'streitbeilegung',
      title: 'Streitbeilegung',
      blocks: [
        'Am liebsten klären wir alles direkt mit dir: Schreib uns an [E-Mail-Adresse]. Verbraucherinnen und Verbraucher können sich außerdem an eine staatlich anerkannte Schlichtungsstelle wenden, etwa an die Schlichtung für Verbrauchergeschäfte (verbraucherschlichtung.at). [Angabe, ob die Teilnahme zugesagt wird]',
      ],
    },
    {
      id: 'gesundheit',
      title: 'Hinweis zur Gesundheit',
      blocks: [
        'Kostbar begleitet dich bei deiner Ernährung. Das ersetzt keine ärztliche oder diätologische Behandlung. Bei Beschwerden, Erkrankungen oder in der Schwangerschaft sprich bitte zuerst mit deiner Ärztin oder deinem Arzt.',
      ],
    },
  ],
}
