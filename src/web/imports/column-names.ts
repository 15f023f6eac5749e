import { entriesOf } from '#platform/records.ts'
import { searchKey } from '#platform/text/search.ts'

/** How people name columns that every list has, in the languages that they keep their lists in. */
export const columnNames = {
  reference:
    'reference, ref, reference no, reference number, product reference, sku, article, article no, article number, article code, item, item no, item number, item code, product code, product no, product number, product id, part no, part number, code, catalogue no, catalog no, catalogue number, material, material no, material number, codigo, codigo de producto, codigo producto, codigo de articulo, codigo articulo, codigo do produto, cod, referencia, numero de articulo, articulo, artigo, referenz, artikel, artikel nr, artikelnummer, produktcode, materialnummer, bestellnummer, n article, no article, numero article, numero d article, code article, code produit, reference produit, codice, codice articolo, codice prodotto, articolo, riferimento, artikelcode, artikelnr, produktnummer, varenummer, varenr, tuotenumero, numer katalogowy, indeks, kod produktu, urun kodu, stok kodu, артикул, код, код товара, رمز المنتج, المرجع, 型号, 产品编号, 品番',
  country:
    'country, destination, destination country, ship to, shipping to, ship to country, delivery country, market, pais, pais de destino, destino, pais destino, mercado, pays, pays de destination, land, zielland, lieferland, bestimmungsland, paese, destinazione, paese di destinazione, land van bestemming, bestemming, maa, kraj, ulke, страна, البلد, الدولة, 国家, 国',
} as const

const headKey = (head: string): string => searchKey(head).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Finds what a head names; `names`: those of each column, with commas between. */
export const headNaming = <Column extends string>(
  names: Readonly<Record<Column, string>>,
): ((head: string) => Column | undefined) => {
  const byKey = new Map(
    entriesOf(names).flatMap(([column, all]) => all.split(', ').map((name) => [headKey(name), column] as const)),
  )
  return (head) => byKey.get(headKey(head))
}
