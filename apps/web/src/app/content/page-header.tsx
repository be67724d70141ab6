/** Page heading for pages whose first block renders no `h1`. */
export const PageHeader = ({ title, text }: { title: string; text: string }) => (
  <header className="column pt-8 pb-4 lg:pt-16">
    <h1 className="text-3xl hyphens-auto sm:text-4xl">{withoutBrand(title)}</h1>
    {text ? <p className="mt-4 measure text-lg text-ink-soft">{text}</p> : null}
  </header>
)

/** The title without the brand after the last dash: `Impressum – Kostbar` → `Impressum`. */
const withoutBrand = (title: string) => title.replace(/\s+[–|-]\s+[^–|-]+$/, '')
