import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useInBrowser } from '../../ui/use-in-browser.ts'

interface SubmitButtonProps {
  pending?: boolean
  className?: string
  children: ReactNode
}

/**
 * Sends a form, once the page answers to its scripts: before that the browser would send it by itself and leave the page.
 * It looks the same meanwhile, as that takes a moment only.
 */
export function SubmitButton({ pending, className, children }: SubmitButtonProps) {
  const ready = useInBrowser()
  return (
    <div className={className}>
      <Button type="submit" size="lg" wide pending={pending} disabled={!ready} className="disabled:opacity-100">
        {children}
      </Button>
    </div>
  )
}
