import type { Area } from '@kostbar/contracts/endpoint'

export const texts = {
  title: 'Wer hat meine Daten gesehen?',
  text: 'Unser Team sieht nur nach, wenn es dafür einen Grund gibt, etwa wenn du um Hilfe bittest. Wer dich begleitet, arbeitet laufend mit deinem Plan; hier steht, wann Gesundheitsdaten angesehen oder geändert wurden. Mehrere Zugriffe innerhalb einer Stunde sind ein Eintrag.',
  empty: 'Bisher hat niemand nachgesehen.',
  someAdmin: 'Ein Admin, dessen Konto es nicht mehr gibt,',
  someTrainer: 'Wer dich damals begleitet hat,',
  admin: (name: string) => `${name} (Admin)`,
  trainer: (name: string) => `${name} (Begleitung)`,
  read: (what: string) => `hat ${what} angesehen`,
  changed: (what: string) => `hat ${what} geändert`,
  reason: (reason: string) => `hat einen Grund angegeben, um Gesundheitsdaten anzusehen: „${reason}“`,
  locked: 'hat dein Konto gesperrt',
  unlocked: 'hat die Sperre deines Kontos aufgehoben',
  acted: 'hat etwas an deinem Konto geändert',
  areas: {
    documents: 'deine Dokumente',
    macros: 'deine Tagesziele',
    notes: 'deine Notizen',
    nutritionplan: 'deinen Ernährungsplan',
    recipes: 'deine Rezepte',
    shopping: 'deine Einkaufsliste',
    users: 'dein Konto',
    workout: 'deine Trainingslinks',
  } satisfies Record<Area, string> as Readonly<Record<string, string>>,
  anything: 'deine Daten',
  more: 'Ältere zeigen',
}
