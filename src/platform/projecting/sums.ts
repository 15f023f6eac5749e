import { type Sums, schemaOf } from '#platform/projection.ts'
import type { Table } from './table.ts'

const namesOf = (columns: string): readonly string[] => columns.split(',').map((it) => it.trim().split(' ')[0]!)

/** What came is added before what went is taken away, so that a sum that stays above 0 keeps its row. */
const TRIGGERS = [
  { name: 'a', event: 'insert', of: 'new', sign: 1 },
  { name: 'b', event: 'update', of: 'new', sign: 1 },
  { name: 'c', event: 'update', of: 'old', sign: -1 },
  { name: 'd', event: 'delete', of: 'old', sign: -1 },
] as const

const sumsOf = (schema: string, table: string, { name, by, of, from }: Sums): string => {
  const [keys, sums] = [namesOf(by), namesOf(of)]
  const target = `${schema}.${name}`
  const changed = `(${from}) as s (${[...keys, ...sums]})`
  const added = sums.map((sum) => `sum(s.${sum}) * tg_argv[0]::int`)
  const isNothing = sums.map((sum) => `t.${sum} = 0`).join(' and ')
  const isOne = keys.map((key) => `t.${key} = s.${key}`).join(' and ')
  return `
    create table if not exists ${target} (${by}, ${of}, primary key (${keys})) with (fillfactor = 80);
    create or replace function ${schema}.add_${name}() returns trigger language plpgsql as $sums$ begin
      insert into ${target} as t (${[...keys, ...sums]})
      select ${[...keys.map((key) => `s.${key}`), ...added]} from ${changed} group by ${keys.map((key) => `s.${key}`)}
      on conflict (${keys}) do update set ${sums.map((sum) => `${sum} = t.${sum} + excluded.${sum}`)};
      if tg_argv[0]::int < 0 then
        delete from ${target} t using (select distinct ${keys.map((key) => `s.${key}`)} from ${changed}) s
        where ${isOne} and ${isNothing};
      end if;
      return null;
    end $sums$;
    ${TRIGGERS.map(
      ({ name: order, event, of: rows, sign }) => `create or replace trigger ${name}_${order} after ${event} on ${table}
      referencing ${rows} table as changed for each statement execute function ${schema}.add_${name}('${sign}');`,
    ).join('\n    ')}`
}

/** The statements that make a projection's tables of sums, and what keeps them. */
export const sumsNextTo = ({ projection: { name, sums = [] }, version }: Table): string => {
  const schema = schemaOf({ name, version })
  return sums.map((it) => sumsOf(schema, `${schema}.${name}`, it)).join('\n')
}
