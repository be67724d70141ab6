// Needed by the first navigation to a content page.
import './content/load-story.ts'

/**
 * Imports of all lazy pages, and of large parts that the entry imports, by source file. The build adds to each the modules
 * that the file needs, so that the browser fetches them at once instead of one after the other. The lists are too long
 * for the entry, so they are loaded after hydration (`preloadModules`). Files that end like pages but are parts of one are
 * left out.
 */
export const lazyModules = import.meta.glob([
  '/src/app/checkout-with-auth-forms.tsx',
  '/src/app/shell/account-menu.tsx',
  '/src/app/*-page.tsx',
  '/src/app/{profile-layout,user-layout,user-pages}.tsx',
  '/src/app/{content,shell}/*-page.tsx',
  '/src/features/**/*-page.tsx',
  '/src/ui/toast-container.tsx',
  '!/src/features/anamnesis/{overview,start}-page.tsx',
  '!/src/features/anamnesis/version/version-page.tsx',
  '!/src/features/auth/newsletter-token-page.tsx',
  '!/src/features/macros/user-targets-page.tsx',
  '!/src/features/measures/my-progress-page.tsx',
  '!/src/features/protocol/start-page.tsx',
  '!/src/features/users/user-page.tsx',
])
