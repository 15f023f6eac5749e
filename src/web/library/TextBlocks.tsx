import type { TextBlock } from '#modules/library/contract.ts'
import classes from './library.module.css'

type Run = Extract<TextBlock, { type: 'paragraph' }>['runs'][number]

const Inline = ({ run: { text, strong, em, link } }: { run: Run }) => {
  const emphasised = em ? <em>{text}</em> : text
  const said = strong ? <strong>{emphasised}</strong> : emphasised
  if (!link) return said
  return link.startsWith('/') ? (
    <a href={link}>{said}</a>
  ) : (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {said}
    </a>
  )
}

/** Parts of a text stand where they stand: their place is their key. */
const placed = <T,>(parts: readonly T[]) => parts.map((part, place) => ({ part, key: String(place) }))

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  placed(runs).map(({ part, key }) => <Inline key={key} run={part} />)

const Block = ({ block }: { block: TextBlock }) => {
  if (block.type === 'image') return <img src={block.file} alt={block.alt} loading="lazy" />
  if (block.type === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {placed(block.items).map(({ part, key }) => (
          <li key={key}>
            <Runs runs={part} />
          </li>
        ))}
      </List>
    )
  }
  if (block.type === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    )
  const Heading = block.level === 2 ? 'h2' : 'h3'
  return (
    <Heading>
      <Runs runs={block.runs} />
    </Heading>
  )
}

/** A text that the server has taken apart: it holds no markup of its own. */
export const TextBlocks = ({ blocks, language }: { blocks: readonly TextBlock[]; language: string }) =>
  blocks.length > 0 && (
    <div className={classes['text']} lang={language} dir="auto">
      {placed(blocks).map(({ part, key }) => (
        <Block key={key} block={part} />
      ))}
    </div>
  )
