export { Footer } from './footer.tsx'
export { MobileMenuBody } from './mobile-menu-body.tsx'
export { OfflineNotice } from './offline-notice.tsx'
export { SlimFooter } from './slim-footer.tsx'
