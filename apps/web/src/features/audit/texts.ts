import type { Area } from '@kostbar/contracts/endpoint'

export const texts = {
  title: 'Wer deine Daten angesehen hat',
  text: 'Unser Team sieht nur nach, wenn es dafür einen Grund gibt, etwa wenn du um Hilfe bittest. Hier steht es jedes Mal. Wer dich begleitet, sieht deine Daten laufend und steht deshalb nicht in der Liste.',
  empty: 'Bisher hat niemand nachgesehen.',
  someone: 'Ein Admin, dessen Konto es nicht mehr gibt,',
  admin: (name: string) => `${name} (Admin)`,
  read: (what: string) => `hat ${what} angesehen`,
  changed: (what: string) => `hat ${what} geändert`,
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
