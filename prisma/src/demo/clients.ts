/** A message of a thread, oldest first; `c` by the client, `t` by the trainer. */
type DemoMessage = readonly [by: 'c' | 't', hoursAgo: number, text: string]

interface DemoThread {
  folder: 'OPEN' | 'LATER' | 'DONE'
  /** Days until a thread put off for later returns. */
  returnsInDays?: number
  messages: readonly [DemoMessage, ...DemoMessage[]]
}

/** A person whom a demo trainer coaches or coached; invented. */
export interface DemoClient {
  email: string
  firstName: string
  lastName: string
  trainer: 'trainer' | 'trainer2'
  /** Days since the coaching started. */
  days: number
  status?: 'PAUSED' | 'ARCHIVED'
  /** Assigned by an admin after a purchase. */
  isAssigned?: true
  /** Who ended the coaching, and how many days ago. */
  ended?: readonly [by: 'TRAINER' | 'CLIENT', daysAgo: number]
  /** Days since the last sign-in. */
  seen: number
  targets?: readonly [kcal: number, carbs: number, proteins: number, fats: number]
  tags?: readonly string[]
  goal?: string
  /** The trainer's private note. */
  note?: string
  reviewInDays?: number
  /** Weight in kg at the beginning and the end of twelve weeks. */
  weights?: readonly [from: number, to: number]
  thread?: DemoThread
}

/** Clients in every state of a trainer's client list. */
export const demoClients: readonly DemoClient[] = [
  {
    email: 'mitglied',
    firstName: 'Anna',
    lastName: 'Demo',
    trainer: 'trainer',
    days: 92,
    seen: 0,
    tags: ['Büro', 'Frühstück'],
    goal: 'Mehr Energie am Nachmittag',
    note: 'Isst gern und kocht gern, braucht vor allem eine Jause fürs Büro. Kein Druck mit der Waage.',
    reviewInDays: 5,
    thread: {
      folder: 'DONE',
      messages: [
        ['c', 75, 'Die Nüsse im Büro wirken, ich war diese Woche kein einziges Mal beim Automaten.'],
        ['t', 70, 'Großartig! Dann rühren wir am Nachmittag nichts mehr an.'],
        ['c', 69, 'Einverstanden. Bis Donnerstag!'],
        ['t', 68, 'Bis Donnerstag, Anna.'],
      ],
    },
  },
  { email: 'app', firstName: 'Aylin', lastName: 'Demo', trainer: 'trainer', days: 31, seen: 2, tags: ['Büro'] },
  {
    email: 'probe',
    firstName: 'Paul',
    lastName: 'Demo',
    trainer: 'trainer',
    days: 12,
    status: 'PAUSED',
    seen: 10,
    goal: 'Nach dem Umzug wieder kochen',
  },
  {
    email: 'mia',
    firstName: 'Mia',
    lastName: 'Huber',
    trainer: 'trainer',
    days: 84,
    seen: 1,
    targets: [1900, 210, 105, 70],
    tags: ['Schichtdienst', 'Frühstück'],
    goal: 'Auch in Nachtdienstwochen regelmäßig essen',
    note: 'Krankenpflegerin, vier Nächte im Monat. Braucht Ideen, die kalt schmecken. Nicht mit Kalorien anfangen.',
    weights: [74.6, 72.1],
    thread: {
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
  },
  {
    email: 'jonas',
    firstName: 'Jonas',
    lastName: 'Wagner',
    trainer: 'trainer',
    days: 47,
    seen: 0,
    targets: [2650, 310, 150, 85],
    tags: ['Laufen'],
    goal: 'Halbmarathon im April, ohne dauernd müde zu sein',
    note: 'Trainiert viermal die Woche, isst davor zu wenig. Nimmt gern Zahlen.',
    weights: [81.3, 80.6],
    thread: {
      folder: 'OPEN',
      messages: [
        ['t', 120, 'Probier vor den langen Läufen einmal Porridge mit Banane, zwei Stunden davor.'],
        ['c', 96, 'Mach ich am Samstag.'],
        ['t', 92, 'Super, erzähl mir dann, wie der Bauch mitgemacht hat.'],
        ['c', 45, 'Der Bauch war brav, aber nach 14 km war die Luft draußen. Was nehm ich unterwegs mit?'],
      ],
    },
  },
  {
    email: 'lena',
    firstName: 'Lena',
    lastName: 'Gruber',
    trainer: 'trainer',
    days: 9,
    seen: 0,
    tags: ['neu'],
    goal: 'Kochen lernen, das schnell geht',
    reviewInDays: 12,
    thread: {
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
  },
  {
    email: 'stefan',
    firstName: 'Stefan',
    lastName: 'Pichler',
    trainer: 'trainer',
    days: 151,
    seen: 0,
    targets: [2300, 250, 130, 80],
    tags: ['Familie'],
    goal: 'Am Abend mit den Kindern dasselbe essen',
    note: 'Zwei Kinder, eines mag nichts Grünes. Rezepte immer für vier rechnen.',
    reviewInDays: 20,
    weights: [92.4, 87.9],
    thread: {
      folder: 'DONE',
      messages: [
        ['c', 130, 'Das Kürbiscurry haben alle vier aufgegessen. Auch der Kleine!'],
        ['t', 120, 'Das ist die beste Nachricht der Woche. Nächstes Mal darf er die Kerne rösten.'],
      ],
    },
  },
  {
    email: 'sabine',
    firstName: 'Sabine',
    lastName: 'Moser',
    trainer: 'trainer',
    days: 63,
    seen: 12,
    targets: [1750, 190, 100, 65],
    tags: ['Urlaub'],
    goal: 'Nach dem Urlaub wieder hineinfinden',
    weights: [69.8, 69.1],
    thread: {
      folder: 'DONE',
      messages: [
        ['c', 320, 'Ich bin jetzt zwei Wochen in Kärnten und schreib dort sicher nichts mit.'],
        ['t', 316, 'Sollst du auch nicht. Genieß es, wir fangen danach ganz ohne schlechtes Gewissen wieder an.'],
      ],
    },
  },
  {
    email: 'katharina',
    firstName: 'Katharina',
    lastName: 'Steiner',
    trainer: 'trainer',
    days: 49,
    isAssigned: true,
    seen: 0,
    targets: [1820, 200, 105, 66],
    tags: ['vegetarisch'],
    goal: 'Vegetarisch satt werden',
    note: 'Isst seit dem Sommer kein Fleisch mehr. Eisenwert will sie bei der Hausärztin prüfen lassen.',
    reviewInDays: 8,
    weights: [66.2, 64.8],
    thread: {
      folder: 'LATER',
      returnsInDays: 6,
      messages: [
        ['c', 80, 'Ich hab den Termin bei der Hausärztin am Montag und schick dir dann den Befund.'],
        ['t', 74, 'Passt, ich meld mich danach. Bis dahin: Linsen und Paprika zusammen, das hilft schon viel.'],
      ],
    },
  },
  {
    email: 'murat',
    firstName: 'Murat',
    lastName: 'Yilmaz',
    trainer: 'trainer',
    days: 9,
    isAssigned: true,
    seen: 2,
    targets: [2150, 230, 125, 78],
    tags: ['Analyse'],
    goal: 'Verstehen, woher die Müdigkeit nach dem Mittagessen kommt',
    reviewInDays: 0,
    thread: {
      folder: 'DONE',
      messages: [
        ['t', 200, 'Hallo Murat, schön, dass du da bist. Schreib bitte sieben Tage mit, ganz wie immer.'],
        ['c', 150, 'Läuft. Am Freitag war ein Geburtstag, das steht ehrlich drin.'],
        ['t', 140, 'Genau so soll es sein. Wir reden diese Woche darüber.'],
      ],
    },
  },
  {
    email: 'elif',
    firstName: 'Elif',
    lastName: 'Kaya',
    trainer: 'trainer',
    days: 96,
    status: 'PAUSED',
    isAssigned: true,
    seen: 16,
    targets: [1950, 215, 108, 70],
    goal: 'Nach der Prüfungszeit weitermachen',
    note: 'Pause bis Ende der Prüfungen vereinbart. Danach zuerst anrufen.',
  },
  {
    email: 'bernhard',
    firstName: 'Bernhard',
    lastName: 'Fuchs',
    trainer: 'trainer',
    days: 240,
    status: 'ARCHIVED',
    ended: ['TRAINER', 41],
    seen: 44,
    targets: [2200, 240, 130, 75],
    goal: 'Ziel erreicht: kocht fünfmal die Woche',
    weights: [101.2, 94.7],
  },
  {
    email: 'petra',
    firstName: 'Petra',
    lastName: 'Leitner',
    trainer: 'trainer',
    days: 120,
    status: 'ARCHIVED',
    ended: ['CLIENT', 9],
    seen: 9,
    goal: 'Weniger Süßes am Abend',
  },
  {
    email: 'hannes',
    firstName: 'Hannes',
    lastName: 'Egger',
    trainer: 'trainer',
    days: 74,
    status: 'ARCHIVED',
    ended: ['TRAINER', 5],
    seen: 6,
    targets: [2400, 270, 140, 80],
    goal: 'Gesund essen auf Montage',
    thread: {
      folder: 'DONE',
      messages: [
        ['c', 150, 'Danke für alles! Ich komm wieder, wenn die Baustelle vorbei ist.'],
        ['t', 146, 'Sehr gern, Hannes. Die Rezepte für die Kühlbox bleiben dir.'],
      ],
    },
  },
  {
    email: 'georg',
    firstName: 'Georg',
    lastName: 'Lang',
    trainer: 'trainer2',
    days: 12,
    isAssigned: true,
    seen: 1,
    targets: [2350, 255, 135, 80],
    goal: 'Mittags nicht mehr ins Wirtshaus müssen',
    thread: {
      folder: 'DONE',
      messages: [
        ['c', 60, 'Drei Tage vorgekocht, drei Tage nicht im Wirtshaus. Es geht ja.'],
        ['t', 52, 'Ha, sehr gut! Am vierten darfst du.'],
      ],
    },
  },
  {
    email: 'hatice',
    firstName: 'Hatice',
    lastName: 'Demir',
    trainer: 'trainer2',
    days: 6,
    isAssigned: true,
    seen: 0,
    goal: 'Einmal genau hinschauen',
    thread: {
      folder: 'OPEN',
      messages: [['c', 10, 'Hallo Tobias, soll ich beim Protokoll auch aufschreiben, was ich beim Kochen koste?']],
    },
  },
]

/** Members who bought coaching and wait for a trainer. */
export const demoWaiting = [
  { email: 'verena', firstName: 'Verena', lastName: 'Haas', days: 2 },
  { email: 'daniel', firstName: 'Daniel', lastName: 'Kofler', days: 5 },
  { email: 'ines', firstName: 'Ines', lastName: 'Auer', days: 4 },
] as const

/** Members who bought an analysis, each with the number of days since. */
export const demoAnalyses = [
  ['murat', 11],
  ['hatice', 8],
  ['daniel', 5],
] as const

/** Saved replies of the trainer. */
export const demoReplies = [
  {
    title: 'Willkommen',
    text: 'Schön, dass du da bist! Erzähl mir zuerst, was bei dir an einem ganz normalen Tag auf den Tisch kommt.',
  },
  { title: 'Sieben Tage', text: 'Schreib bitte sieben Tage mit, ganz wie immer. Es gibt kein Richtig oder Falsch.' },
  { title: 'Danke', text: 'Danke fürs Erzählen. Ich schau es mir in Ruhe an und melde mich bis übermorgen.' },
] as const
