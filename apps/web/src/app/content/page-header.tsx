/** Heading of a page whose first block has none. */
export const PageHeader = ({ title, text }: { title: string; text: string }) => (
  <header className="column pt-8 pb-4 lg:pt-16">
    <h1 className="text-3xl hyphens-auto sm:text-4xl">{withoutBrand(title)}</h1>
    {text ? <p className="mt-4 measure text-lg text-ink-soft">{text}</p> : null}
  </header>
)

/** `Impressum – Kostbar` → `Impressum`. */
const withoutBrand = (title: string) => title.replace(/\s+[–|-]\s+[^–|-]+$/, '')
