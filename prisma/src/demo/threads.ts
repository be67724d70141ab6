/** A message of a thread, oldest first; `c` by the client, `t` by the trainer. */
type DemoMessage = readonly [by: 'c' | 't', hoursAgo: number, text: string]

/** A thread of messages between a client and the trainer. */
export interface DemoThread {
  folder: 'OPEN' | 'LATER' | 'DONE'
  /** Days until a thread put off for later returns. */
  returnsInDays?: number
  messages: readonly [DemoMessage, ...DemoMessage[]]
}

/** Threads of the demo clients, by the local part of their address. */
export const demoThreads: Readonly<Record<string, DemoThread>> = {
  mitglied: {
    folder: 'DONE',
    messages: [
      ['c', 75, 'Die Nüsse im Büro wirken, ich war diese Woche kein einziges Mal beim Automaten.'],
      ['t', 70, 'Großartig! Dann rühren wir am Nachmittag nichts mehr an.'],
      ['c', 69, 'Einverstanden. Bis Donnerstag!'],
      ['t', 68, 'Bis Donnerstag, Anna.'],
    ],
  },
  mia: {
    folder: 'OPEN',
    messages: [
      ['t', 190, 'Wie war die erste Nachtwoche mit dem Linsensalat im Gepäck?'],
      ['c', 186, 'Überraschend gut! Ich war um drei in der Früh nicht mehr am Süßigkeitenautomaten.'],
      ['t', 166, 'Das freut mich. Dann lassen wir das so und schauen uns nächste Woche dein Frühstück an.'],
      [
        'c',
        60,
        'Liebe Theresa, nach dem Dienst hab ich um sieben in der Früh riesigen Hunger und dann schlaf ich schlecht. Soll ich davor noch etwas essen oder lieber nicht?',
      ],
    ],
  },
  jonas: {
    folder: 'OPEN',
    messages: [
      ['t', 120, 'Probier vor den langen Läufen einmal Porridge mit Banane, zwei Stunden davor.'],
      ['c', 96, 'Mach ich am Samstag.'],
      ['t', 92, 'Super, erzähl mir dann, wie der Bauch mitgemacht hat.'],
      ['c', 45, 'Der Bauch war brav, aber nach 14 km war die Luft draußen. Was nehm ich unterwegs mit?'],
    ],
  },
  lena: {
    folder: 'OPEN',
    messages: [
      [
        't',
        210,
        'Willkommen, Lena! Erzähl mir einmal, was bei dir an einem ganz normalen Dienstag auf den Tisch kommt.',
      ],
      [
        'c',
        20,
        'Ehrlich? Semmel vom Bäcker, Nudeln aus der Kantine und am Abend, was halt da ist. Ich hab zwei Töpfe und ein Messer.',
      ],
    ],
  },
  stefan: {
    folder: 'DONE',
    messages: [
      ['c', 130, 'Das Kürbiscurry haben alle vier aufgegessen. Auch der Kleine!'],
      ['t', 120, 'Das ist die beste Nachricht der Woche. Nächstes Mal darf er die Kerne rösten.'],
    ],
  },
  sabine: {
    folder: 'DONE',
    messages: [
      ['c', 320, 'Ich bin jetzt zwei Wochen in Kärnten und schreib dort sicher nichts mit.'],
      ['t', 316, 'Sollst du auch nicht. Genieß es, wir fangen danach ganz ohne schlechtes Gewissen wieder an.'],
    ],
  },
  katharina: {
    folder: 'LATER',
    returnsInDays: 6,
    messages: [
      ['c', 80, 'Ich hab den Termin bei der Hausärztin am Montag und schick dir dann den Befund.'],
      ['t', 74, 'Passt, ich meld mich danach. Bis dahin: Linsen und Paprika zusammen, das hilft schon viel.'],
    ],
  },
  murat: {
    folder: 'DONE',
    messages: [
      ['t', 200, 'Hallo Murat, schön, dass du da bist. Schreib bitte sieben Tage mit, ganz wie immer.'],
      ['c', 150, 'Läuft. Am Freitag war ein Geburtstag, das steht ehrlich drin.'],
      ['t', 140, 'Genau so soll es sein. Wir reden diese Woche darüber.'],
    ],
  },
  hannes: {
    folder: 'DONE',
    messages: [
      ['c', 150, 'Danke für alles! Ich komm wieder, wenn die Baustelle vorbei ist.'],
      ['t', 146, 'Sehr gern, Hannes. Die Rezepte für die Kühlbox bleiben dir.'],
    ],
  },
  georg: {
    folder: 'DONE',
    messages: [
      ['c', 60, 'Drei Tage vorgekocht, drei Tage nicht im Wirtshaus. Es geht ja.'],
      ['t', 52, 'Ha, sehr gut! Am vierten darfst du.'],
    ],
  },
  hatice: {
    folder: 'OPEN',
    messages: [['c', 10, 'Hallo Tobias, soll ich beim Protokoll auch aufschreiben, was ich beim Kochen koste?']],
  },
}
