import type { LegalDocument } from './document.ts'

export const termsText: LegalDocument = {
  title: 'Allgemeine Geschäftsbedingungen',
  intro: 'Was du von uns erwarten kannst, und was wir von dir brauchen.',
  sections: [
    {
      id: 'geltung',
      title: '1. Für wen diese Bedingungen gelten',
      blocks: [
        'Diese Bedingungen gelten zwischen [Firmenname], [Anschrift] (kurz „wir“) und allen, die sich bei Kostbar registrieren. Sie gelten in der Fassung, der du bei der Registrierung zugestimmt hast.',
        'Gesetzliche Rechte von Verbraucherinnen und Verbrauchern bleiben immer unberührt.',
      ],
    },
    {
      id: 'leistung',
      title: '2. Was Kostbar ist',
      blocks: [
        'Kostbar ist eine Web-Anwendung zur Ernährungsbegleitung. Mitglieder finden dort ihre Einkaufsliste, ihre Notizen und was ihre Trainerin oder ihr Trainer für sie vorbereitet. Trainerinnen und Trainer begleiten damit ihre Kundinnen und Kunden.',
        'Kostbar ersetzt keine ärztliche oder diätologische Behandlung. Einen bestimmten Erfolg, etwa ein bestimmtes Gewicht, können und wollen wir nicht versprechen.',
        'Bei persönlicher Begleitung melden wir uns innerhalb von 48 Stunden bei dir.',
      ],
    },
    {
      id: 'konto',
      title: '3. Dein Konto',
      blocks: [
        'Die Registrierung ist kostenlos. Du musst mindestens 18 Jahre alt sein und richtige Angaben machen. Der Vertrag über dein Konto kommt zustande, sobald du die Registrierung abgeschickt hast und dein Konto angelegt ist.',
        {
          list: [
            'Halte dein Passwort geheim und verwende es nur hier.',
            'Sag uns Bescheid, wenn du glaubst, dass jemand anderer dein Konto benutzt.',
            'Dein Konto gehört dir allein und darf nicht weitergegeben werden.',
          ],
        },
      ],
    },
    {
      id: 'kosten',
      title: '4. Kosten und Bestellungen',
      blocks: [
        'Über diese Website kannst du derzeit nichts Kostenpflichtiges bestellen. Bevor das möglich wird, stehen hier Preise inklusive Umsatzsteuer, Laufzeit, Verlängerung, Kündigung und die Belehrung über dein Rücktrittsrecht von 14 Tagen. [Preise, Laufzeiten und Rücktrittsbelehrung]',
      ],
    },
    {
      id: 'inhalte',
      title: '5. Inhalte',
      blocks: [
        'Was du einträgst, gehört dir. Wir speichern und zeigen es nur, um dir Kostbar anzubieten, und deiner Trainerin oder deinem Trainer, solange ihr zusammenarbeitet.',
        'Texte, Rezepte und Bilder von Kostbar darfst du für dich selbst nutzen, aber nicht weiterverkaufen oder veröffentlichen.',
      ],
    },
    {
      id: 'regeln',
      title: '6. Was nicht geht',
      blocks: [
        {
          list: [
            'Inhalte, die gegen Gesetze oder gegen die Rechte anderer verstoßen.',
            'Angriffe auf die Technik oder Versuche, an fremde Daten zu kommen.',
            'Automatisches Auslesen der Anwendung ohne unsere Zustimmung.',
          ],
        },
        'Bei einem schweren Verstoß können wir ein Konto sperren. Wir nennen dir den Grund und du kannst dich dazu äußern.',
      ],
    },
    {
      id: 'verfuegbarkeit',
      title: '7. Verfügbarkeit und Haftung',
      blocks: [
        'Wir halten Kostbar so gut wie möglich am Laufen, können aber nicht versprechen, dass es nie Unterbrechungen gibt. Geplante Wartungen kündigen wir nach Möglichkeit an.',
        'Für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, und für Personenschäden haften wir unbeschränkt. Im Übrigen haften wir bei leichter Fahrlässigkeit nur, wenn wir eine wesentliche Pflicht aus dem Vertrag verletzt haben. [rechtlich prüfen]',
      ],
    },
    {
      id: 'ende',
      title: '8. Ende',
      blocks: [
        'Du kannst dein Konto jederzeit selbst in den Einstellungen löschen. Deine Daten werden dann endgültig gelöscht, soweit wir nicht gesetzlich verpflichtet sind, etwas aufzubewahren.',
        'Wir können den Vertrag über ein kostenloses Konto mit einer Frist von [30 Tagen] per E-Mail kündigen.',
      ],
    },
    {
      id: 'aenderungen',
      title: '9. Änderungen',
      blocks: [
        'Ändern wir diese Bedingungen, schreiben wir dir mindestens [30 Tage] vorher, was neu ist und warum. Ohne deine Zustimmung gilt für dich keine Änderung, die dich schlechterstellt.',
      ],
    },
    {
      id: 'recht',
      title: '10. Recht und Gericht',
      blocks: [
        'Es gilt österreichisches Recht. Wohnst du in einem anderen Staat der EU, bleibt dir der Schutz der dort zwingenden Bestimmungen. Für Verbraucherinnen und Verbraucher gelten die gesetzlichen Gerichtsstände.',
      ],
    },
  ],
}
