import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { CountrySelect } from '#frontend/features/assistant/contacts/country-select.tsx';
import type { ContactFile } from '#frontend/features/assistant/contacts/read/contacts-in.ts';
import { useImport } from '#frontend/features/assistant/contacts/use-contacts.ts';
import { useCountry } from '#frontend/features/assistant/contacts/use-country.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

type Read = {
  isReading?: true;
  bytes?: Uint8Array<ArrayBuffer>;
  file?: ContactFile;
  problem?: 'unreadable' | 'tooBig';
};

/** Imports a file: read in the browser, shown, and saved once the owner agrees. */
export function ImportContacts() {
  const { t } = useTranslation('rules', { keyPrefix: 'contacts.import' });
  const { language } = useLanguage();
  const own = useCountry();
  const [chosen, setChosen] = useState<string>();
  const country = chosen ?? own;
  const input = useRef<HTMLInputElement>(null);
  const [{ isReading = false, bytes, file, problem }, setRead] = useState<Read>({});
  const { start, reset, saving, error, isOver } = useImport();

  async function show(content: Uint8Array<ArrayBuffer>, from: string) {
    const { contactsIn } = await import('#frontend/features/assistant/contacts/read/contacts-in.ts');
    const found = contactsIn(content, language, from);
    setRead(found ? { bytes: content, file: found } : { problem: 'unreadable' });
  }
  async function read(picked: File | undefined) {
    if (!picked) return;
    reset();
    setRead({ isReading: true });
    const { FILE_MAX_BYTES } = await import('#frontend/features/assistant/contacts/read/contacts-in.ts');
    if (picked.size > FILE_MAX_BYTES) return setRead({ problem: 'tooBig' });
    await show(new Uint8Array(await picked.arrayBuffer()), country).catch(() => setRead({ problem: 'unreadable' }));
  }
  async function save() {
    if (!file) return;
    await start(file.contacts);
    setRead({});
  }
  const isSaving = saving !== undefined && !isOver;
  return (
    <section className="set stack [--stack:1rem]" aria-labelledby="import-title">
      <div className="cdh">
        <h2 id="import-title">{t('title')}</h2>
      </div>
      <p className="hint">{t('lead')}</p>
      <div className="ring-add">
        <CountrySelect
          label={t('country')}
          value={country}
          onChange={(code) => {
            setChosen(code);
            if (bytes) void show(bytes, code);
          }}
        />
        <input
          ref={input}
          className="vh"
          type="file"
          tabIndex={-1}
          aria-label={t('choose')}
          accept=".vcf,.vcard,.csv,.tsv,text/vcard,text/x-vcard,text/csv"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = ''; // so that the same file can be chosen again
          }}
        />
        <Button look="line" busy={isReading || isSaving} onClick={() => input.current?.click()}>
          {t(isReading ? 'reading' : 'choose')}
        </Button>
      </div>
      <div role="status" className="stack [--stack:1rem]">
        {problem && <p className="err">{t(problem)}</p>}
        {file && !saving && <Preview file={file} />}
        {saving && <p>{t('progress', { done: saving.done, all: saving.of })}</p>}
        {isOver && saving && (
          <p>{t('done', { added: saving.added, renamed: saving.renamed, left: saving.left_out })}</p>
        )}
      </div>
      {error && <Failure error={error} />}
      {file && !isSaving && (
        <div className="row [--gap:0.5rem]">
          {file.contacts.length > 0 && <Button onClick={() => void save()}>{t('save')}</Button>}
          <Button look="ghost" onClick={() => setRead({})}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </section>
  );
}

const SHOWN = 5;

/** What a file holds, with some of its names and of the numbers that are none. */
function Preview({ file: { people, withNumber, invalid, formulas, contacts, tooMany } }: { file: ContactFile }) {
  const { t } = useTranslation('rules', { keyPrefix: 'contacts.import' });
  const { locale } = useLanguage();
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const isolated = (text: string) => `\u2068${text}\u2069`;
  const names = [...new Set(contacts.map(({ name }) => name))].slice(0, SHOWN);
  const counts = { people, withNumber, invalid: invalid.length, ...(tooMany && { tooMany }) };
  return (
    <>
      <dl className="counts">
        {(Object.entries(counts) as [keyof typeof counts, number][]).map(([what, count]) => (
          <div key={what}>
            <dt>{t(what)}</dt>
            <dd>{new Intl.NumberFormat(locale).format(count)}</dd>
          </div>
        ))}
      </dl>
      {contacts.length > 0 && <p className="small">{t('names', { names: list.format(names.map(isolated)) })}</p>}
      {formulas > 0 && <p className="hint">{t('formulas', { count: formulas })}</p>}
      {invalid.length > 0 && (
        <p className="hint">
          {t('numbers', { numbers: list.format(invalid.slice(0, SHOWN).map((each) => isolated(each.slice(0, 40)))) })}
        </p>
      )}
    </>
  );
}
