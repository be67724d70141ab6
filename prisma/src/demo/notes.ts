/** Anna's notes, oldest first; `daysAgo` is the number of days since each was written. */
export const demoNotes = [
  {
    title: 'Willkommen bei Kostbar',
    daysAgo: 92,
    note: 'Liebe Anna, schön, dass du da bist. Iss in den ersten Tagen ganz wie immer und schreib mir hier auf, was dir auffällt.',
    byTrainer: true,
  },
  {
    title: 'Was mir morgens guttut',
    daysAgo: 61,
    note: 'Porridge mit geriebenem Apfel hält bis zum Mittag. Nur Kaffee: um zehn schon hungrig.',
    byTrainer: false,
  },
  {
    title: 'Für den Nachmittag',
    daysAgo: 19,
    note: 'Nimm dir eine Handvoll Nüsse und ein Stück Obst mit ins Büro, dann bist du am Heimweg nicht ausgehungert.',
    byTrainer: true,
  },
  {
    title: 'Fragen fürs nächste Gespräch',
    daysAgo: 3,
    note: 'Wie viel Brot am Abend? Und: Was koche ich, wenn es nach dem Training schnell gehen soll?',
    byTrainer: false,
  },
]
