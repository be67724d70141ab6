import type { LegalDocument } from './document.ts'

export const privacyText: LegalDocument = {
  title: 'Datenschutzerklärung',
  intro: 'Welche Daten wir verarbeiten, wozu wir sie brauchen und was du darüber bestimmen kannst.',
  sections: [
    {
      id: 'verantwortlich',
      title: 'Wer verantwortlich ist',
      blocks: [
        {
          facts: [
            ['Verantwortlich', '[Firmenname], [Anschrift]'],
            ['Kontakt zum Datenschutz', '[E-Mail-Adresse]'],
            ['Datenschutzbeauftragte Person', '[Name und Kontakt, falls bestellt]'],
          ],
        },
      ],
    },
    {
      id: 'konto',
      title: 'Dein Konto',
      blocks: [
        'Bei der Registrierung brauchen wir Vorname, E-Mail-Adresse, Passwort und Telefonnummer; deine Ziele kannst du freiwillig angeben. Das Passwort speichern wir nur als Hash (Argon2id), aus dem es sich nicht zurückrechnen lässt. Grundlage ist der Vertrag mit dir (Art. 6 Abs. 1 lit. b DSGVO).',
        'Was du in deinem Bereich einträgst, etwa Einkaufsliste und Notizen, und was deine Trainerin oder dein Trainer dort für dich hinterlegt, speichern wir aus demselben Grund.',
      ],
    },
    {
      id: 'gesundheit',
      title: 'Angaben zu deiner Gesundheit',
      blocks: [
        'Ziele, Ernährungsplan oder Unterlagen können etwas über deine Gesundheit sagen. Wir verarbeiten sie nur, um dich zu begleiten, und geben sie an niemanden außerhalb dieser Begleitung weiter. Grundlage ist deine ausdrückliche Einwilligung (Art. 9 Abs. 2 lit. a DSGVO); du kannst sie jederzeit widerrufen. [Art der Einwilligung prüfen]',
      ],
    },
    {
      id: 'wer-sieht-was',
      title: 'Wer deine Daten sieht',
      blocks: [
        {
          list: [
            'Du selbst.',
            'Deine Trainerin oder dein Trainer, solange ihr zusammenarbeitet. Danach endet der Zugriff.',
            'Unsere Administration, wo es für Betrieb und Hilfe nötig ist. Sperren und andere Eingriffe werden protokolliert.',
            'Unsere Auftragsverarbeiter: [Hosting-Anbieter und Ort der Server], [Anbieter für den E-Mail-Versand], [Anbieter für die Ablage von Dateien].',
          ],
        },
        'Wir verkaufen keine Daten und zeigen keine Werbung.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Kostbar verwendet nur Cookies, die für den Betrieb nötig sind oder eine Wahl von dir merken. Sie gehören zu dieser Website; fremde Cookies gibt es nicht. Über eine verschlüsselte Verbindung tragen die ersten beiden den Vorsatz __Host-.',
        {
          caption: 'Cookies von Kostbar',
          head: ['Name', 'Wozu', 'Wie lange'],
          rows: [
            ['kostbar_access', 'Hält dich angemeldet. Für Skripte nicht lesbar.', '15 Minuten'],
            ['kostbar_refresh', 'Erneuert deine Anmeldung. Für Skripte nicht lesbar.', '14 Tage'],
            [
              'kostbar_signed_in',
              'Sagt der Seite, dass du angemeldet bist. Enthält nur eine 1.',
              '14 Tage, wie die Anmeldung',
            ],
            [
              'kostbar_theme',
              'Merkt sich, ob du die Seite hell oder dunkel sehen willst.',
              '1 Jahr, erst nach deiner Wahl',
            ],
          ],
        },
        'Entwürfe, zum Beispiel eine noch nicht gespeicherte Notiz, bleiben im Speicher deines Browsers, bis du den Tab schließt oder dich abmeldest.',
      ],
    },
    {
      id: 'analyse',
      title: 'Keine Analyse, kein Tracking',
      blocks: [
        'Wir verwenden derzeit keine Analyse-Dienste, keine Werbe-Pixel und keine Inhalte fremder Server; auch die Schriften kommen von uns. Sollte sich das ändern, fragen wir dich vorher um deine Einwilligung.',
      ],
    },
    {
      id: 'mails',
      title: 'E-Mails',
      blocks: [
        'Wir schicken dir Mails, die zu deinem Konto gehören: zur Begrüßung, wenn du ein neues Passwort anforderst und wenn dein Passwort geändert wurde.',
        'Den Newsletter bekommst du nur, wenn du dich anmeldest und die Anmeldung über den Link in einer zweiten Mail bestätigst. Jede Ausgabe enthält einen Link zum Abmelden. Grundlage ist deine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO).',
      ],
    },
    {
      id: 'technik',
      title: 'Technik und Sicherheit',
      blocks: [
        'Beim Aufruf der Website verarbeiten unsere Server deine IP-Adresse, die aufgerufene Seite und den Zeitpunkt in Protokollen, um Fehler und Angriffe zu erkennen (Art. 6 Abs. 1 lit. f DSGVO). Die Protokolle werden nach [Anzahl] Tagen gelöscht.',
        'Zu jeder Anmeldung speichern wir, welcher Browser sie gemacht hat und wann sie zuletzt benutzt wurde. Diese Einträge werden gelöscht, wenn die Anmeldung abgelaufen ist, bei vorzeitiger Abmeldung spätestens 30 Tage danach.',
      ],
    },
    {
      id: 'dauer',
      title: 'Wie lange wir speichern',
      blocks: [
        'Deine Daten bleiben, solange du ein Konto hast. Löschst du es in den Einstellungen, löschen wir deine Daten gleich und endgültig. Sicherungskopien werden nach [Anzahl] Tagen überschrieben. Ausgenommen ist, was wir nach dem Gesetz aufbewahren müssen.',
      ],
    },
    {
      id: 'rechte',
      title: 'Deine Rechte',
      blocks: [
        {
          list: [
            'Auskunft darüber, was wir über dich gespeichert haben.',
            'Berichtigung, wenn etwas nicht stimmt.',
            'Löschung: sofort in den Einstellungen oder auf Anfrage.',
            'Einschränkung der Verarbeitung und Widerspruch.',
            'Übertragbarkeit deiner Daten in einem gängigen Format.',
            'Widerruf einer Einwilligung, mit Wirkung für die Zukunft.',
          ],
        },
        'Schreib uns dazu an [E-Mail-Adresse]. Wir antworten innerhalb eines Monats.',
        'Wenn du meinst, dass wir Datenschutzrecht verletzen, kannst du dich bei der Österreichischen Datenschutzbehörde beschweren: Barichgasse 40–42, 1030 Wien, dsb.gv.at.',
      ],
    },
  ],
}
