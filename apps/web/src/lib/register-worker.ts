/** Registers the service worker (`public/service-worker.js`) for the whole site. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js', { scope: '/' })
