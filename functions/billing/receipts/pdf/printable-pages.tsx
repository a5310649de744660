import type { ComponentProps } from 'react';

import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';

import type { Printable, Party, Row } from '#functions/billing/receipts/domain/printable.ts';
import { directionOf } from '#shared/values/language.ts';

const INK = '#1c1a22';
const MUTED = '#5f5b6b';
const RULE = '#d9d6e0';

const styles = StyleSheet.create({
  page: { paddingTop: 48, paddingBottom: 72, paddingHorizontal: 48, color: INK },
  // Inherited from the page, the height of lines would hide the page number, which is laid out a second time.
  body: { fontSize: 9.5, lineHeight: 1.45 },
  brand: { fontSize: 12, fontWeight: 600, marginBottom: 26 },
  warning: { padding: 8, marginBottom: 20, borderWidth: 1, borderColor: RULE, color: MUTED },
  head: { justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 24 },
  title: { fontSize: 22, fontWeight: 600, lineHeight: 1.2 },
  sum: { fontSize: 18, fontWeight: 600, lineHeight: 1.2 },
  number: { marginTop: 5, color: MUTED },
  muted: { color: MUTED },
  strong: { fontWeight: 600 },
  columns: { gap: 24, marginBottom: 24 },
  column: { flexBasis: 0, flexGrow: 1 },
  facts: { marginBottom: 24 },
  fact: { gap: 12, marginBottom: 3 },
  label: { width: 150, color: MUTED },
  value: { flexBasis: 0, flexGrow: 1 },
  row: { gap: 12, paddingVertical: 6, borderBottomWidth: 0.75, borderBottomColor: RULE },
  note: { marginTop: 10 },
  foot: { position: 'absolute', bottom: 32, fontSize: 8, color: MUTED },
});

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

type Side = 'start' | 'end';
type Style = Extract<NonNullable<ComponentProps<typeof View>['style']>, { width?: unknown }>;
type LineProps = { children: string; side?: Side; style?: Style | Style[] };

/** Lays a document out on its pages; in Arabic, from right to left. `readable` writes what the fonts lack in other letters. */
export function PrintablePages({
  of: printable,
  families,
  readable,
}: {
  of: Printable;
  families: string[];
  readable: (text: string) => string;
}) {
  const isRtl = directionOf(printable.language) === 'rtl';
  const across = { flexDirection: isRtl ? ('row-reverse' as const) : ('row' as const) };
  const startsAt = (side: Side): 'left' | 'right' => (isRtl === (side === 'start') ? 'right' : 'left');

  /** A line in its own direction: amounts and numbers run from left to right in Arabic, too. */
  const Line = ({ children, side = 'start', style = {} }: LineProps) => (
    <Text style={[{ textAlign: startsAt(side), direction: directionIn(children, isRtl) }, style].flat()}>
      {readable(children)}
    </Text>
  );
  const PartyLines = ({ of: { heading, lines } }: { of: Party }) => (
    <View style={styles.column}>
      <Line style={styles.muted}>{heading}</Line>
      {lines.map((line, n) => (
        <Line key={n} style={n === 0 ? styles.strong : {}}>
          {line}
        </Line>
      ))}
    </View>
  );
  const Fact = ({ of: [label, value] }: { of: Row }) => (
    <View style={[styles.fact, across]}>
      <Line style={styles.label}>{label}</Line>
      <Line style={styles.value}>{value}</Line>
    </View>
  );
  const { columns, rows, sums } = printable.table;
  const widths = columnWidths(columns.length);
  const Cells = ({ of, style = {} }: { of: readonly string[]; style?: Style }) => (
    <View style={[styles.row, across]} wrap={false}>
      {of.map((cell, n) => (
        <Line key={n} side={n === of.length - 1 || n > ITEM ? 'end' : 'start'} style={[widths[n]!, style]}>
          {cell}
        </Line>
      ))}
    </View>
  );
  return (
    <Document
      title={[printable.title, printable.number].filter(Boolean).join(' ')}
      author="Calluna"
      creator="Calluna"
      producer="Calluna"
      language={printable.language}
      creationDate={printable.createdAt}
      modificationDate={printable.createdAt}
    >
      <Page size={printable.size} style={[styles.page, { fontFamily: families }]}>
        <View style={styles.body}>
          <Line style={styles.brand}>Calluna</Line>
          {printable.warning && <Line style={styles.warning}>{printable.warning}</Line>}
          <View style={[styles.head, across]}>
            <View style={styles.column}>
              <Line style={styles.title}>{printable.title}</Line>
              {printable.number && <Line style={styles.number}>{printable.number}</Line>}
            </View>
            {printable.sum && (
              <Line side="end" style={styles.sum}>
                {printable.sum}
              </Line>
            )}
          </View>
          <View style={[styles.columns, across]}>
            {printable.parties.map((party) => (
              <PartyLines key={party.heading} of={party} />
            ))}
          </View>
          {printable.facts.length > 0 && (
            <View style={styles.facts}>
              {printable.facts.map((fact) => (
                <Fact key={fact[0]} of={fact} />
              ))}
            </View>
          )}
          <Cells of={columns} style={styles.muted} />
          {rows.map((row, n) => (
            <Cells key={n} of={row} />
          ))}
          {sums.map(([label, amount], n) => (
            <View key={n} style={[styles.row, across]} wrap={false}>
              <Line style={[styles.value, n === sums.length - 1 ? styles.strong : {}]}>{label}</Line>
              <Line side="end" style={n === sums.length - 1 ? styles.strong : {}}>
                {amount}
              </Line>
            </View>
          ))}
          {printable.notes.map((note) => (
            <Line key={note} style={styles.note}>
              {note}
            </Line>
          ))}
        </View>
        <View style={[styles.foot, isRtl ? { left: 160, right: 48 } : { left: 48, right: 160 }]} fixed>
          <Line>{printable.foot}</Line>
        </View>
        <Text
          fixed
          style={[
            styles.foot,
            isRtl ? { left: 48 } : { right: 48 },
            { width: 100, textAlign: startsAt('end'), direction: isRtl ? 'rtl' : 'ltr' },
          ]}
          render={({ pageNumber, totalPages }) => printable.pageOf(pageNumber, totalPages)}
        />
      </Page>
    </Document>
  );
}

/** Within a document from right to left, every line that has a letter of that direction; else by the first letter. */
function directionIn(text: string, isRtl: boolean): 'rtl' | 'ltr' {
  const first = /\p{L}/u.exec(text)?.[0] ?? '';
  return RTL.test(isRtl ? text : first) ? 'rtl' : 'ltr';
}

/** The column of the item, after date and number; amounts follow it. */
const ITEM = 2;

/** An item takes what dates, numbers and amounts leave. */
function columnWidths(count: number): Style[] {
  if (count === 2) return [styles.value, { width: 110 }];
  if (count === 4) return [{ width: 105 }, { width: 105 }, styles.value, { width: 80 }];
  return [{ width: 84 }, { width: 78 }, styles.value, { width: 58 }, { width: 54 }, { width: 58 }];
}
