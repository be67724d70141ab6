import { formatCount, formatNumber } from '../../lib/format.ts'

/** German texts of the content blocks. */
export const texts = {
  toProfile: 'Zu deinem Bereich',
  contents: 'Auf dieser Seite',
  stars: (stars: number) => `${formatNumber(stars)} von 5 Sternen`,
  reviews: (rating: number, count: number) =>
    `${formatNumber(Math.round(rating * 10) / 10)} von 5 Sternen aus ${formatCount(count, 'Bewertung', 'Bewertungen')}`,
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  pause: 'Bilderwechsel anhalten',
  play: 'Bilderwechsel fortsetzen',
  slides: 'Bilder',
  slide: (index: number, count: number) => `Bild ${index} von ${count}`,
  appStore: 'Laden im App Store',
  googlePlay: 'Bei Google Play herunterladen',
  playVideo: 'Video abspielen',
  playFrom: (service: string) => `Beim Abspielen verbindest du dich mit ${service}.`,
  videoOf: (title: string) => `Video: ${title}`,
  video: 'Video',
} as const
