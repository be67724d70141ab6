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
