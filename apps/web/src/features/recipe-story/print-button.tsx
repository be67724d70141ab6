import { Printer } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { texts } from './texts.ts'

/** Print button; invisible until hydrated, with its space reserved to avoid a layout shift. */
export function PrintButton() {
  const inBrowser = useHydrated()
  return (
    <Button
      variant="secondary"
      className={classNames('mt-6 print:hidden', !inBrowser && 'invisible')}
      onClick={() => window.print()}
    >
      <Printer className="size-5" aria-hidden="true" />
      {texts.print}
    </Button>
  )
}
