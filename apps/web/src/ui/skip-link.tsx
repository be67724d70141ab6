import { texts } from './texts.ts'

/** Skip link: the page's first focusable element, which jumps past the navigation. */
export function SkipLink({ to = 'inhalt' }: { to?: string }) {
  return (
    <a
      href={`#${to}`}
      className="print:hidden fixed left-4 top-3 z-50 -translate-y-24 rounded-md bg-leaf px-5 py-3 font-semibold text-on-leaf transition-transform duration-(--quick) focus-visible:translate-y-0 focus-visible:shadow-high"
    >
      {texts.skipToContent}
    </a>
  )
}
