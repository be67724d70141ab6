import { Outlet, useNavigation } from 'react-router-dom'
import { SkipLink } from '../../ui/skip-link.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { ToastHost } from '../../ui/toast-host.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** The frame of every page. */
export function Layout() {
  const { state } = useNavigation()
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink to="inhalt" />
      <Header />
      <main id="inhalt" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <Footer />
      <SpinnerOverlay active={state !== 'idle'} />
      <ToastHost />
    </div>
  )
}
