/** Web app manifest with the site's name, for installing the app. */
export const manifest = (name: string) => ({
  name,
  short_name: name,
  description: 'Ernährungsbegleitung, die zu deinem Alltag passt.',
  lang: 'de-AT',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FBF7F0',
  theme_color: '#2F5D4A',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
