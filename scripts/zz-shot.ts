import { openBrowser } from '#scripts/journeys/browser.ts';
const B='http://localhost:3210', OUT='/tmp/work/shots/';
import { mkdirSync } from 'node:fs'; mkdirSync(OUT,{recursive:true});
// a rich set of calls for the subscriber's assistant
const say=async(from:string|null,lang:string,lines:string[])=>{const r=await (await fetch(B+'/dev/phone/calls',{method:'POST',body:JSON.stringify({from,to:'+12185550123',lang,stir:'A',diverted_because:'no_answer'})})).json() as any; for(const t of lines) await fetch(`${B}/dev/phone/calls/${r.call_id}/events`,{method:'POST',body:JSON.stringify({t:'speech',text:t,lang})}); await fetch(`${B}/dev/phone/calls/${r.call_id}/events`,{method:'POST',body:JSON.stringify({t:'hangup'})}); return r.call_id;};
const ids:string[]=[];
if(process.argv[2]==='seed'){ ids.push(await say('+16125550141','en',['This is Laura Kim from Hillside Dental','her crown is ready','the first one','yes','yes']));
 ids.push(await say('+33612345678','fr',['Bonjour c’est Nolwenn Cadiou','c’est pour l’affiche du festival','mercredi à onze heures','oui','oui']));
 ids.push(await say('+16125550143','ar',['معك دانة الحربي بخصوص فحص القارب','الأولى','نعم']));
 ids.push(await say('+819012345678','ja',['若竹銀行の堀内と申します','口座の書類の件です','最初の方で','はい']));
 ids.push(await say('+16125550145','en',['hello this is the refund department of amazon your account was charged 399 dollars please press one to cancel it or give us your card number'])); console.log(ids); await new Promise(r=>setTimeout(r,4000)); }
const browser=await openBrowser();
const pages=(process.argv[3]??'').split(',').filter(Boolean);
for(const lang of ['en','ar']) for(const [w,h,scheme] of [[390,844,'light'],[1280,900,'dark']] as const){
 const ctx=await browser.newContext({baseURL:B,viewport:{width:w,height:h},colorScheme:scheme,locale:lang}); const page=await ctx.newPage();
 await page.goto(`/dev/login?as=subscriber&redirect=${encodeURIComponent('/'+lang+'/assistant')}`); await page.waitForTimeout(2500);
 await page.evaluate(()=>{try{localStorage.setItem('consent','refused')}catch{}});
 for(const p of pages){ await page.goto('/'+lang+p); await page.waitForTimeout(2500); await page.screenshot({path:OUT+[lang,w,p.replaceAll('/','_')].join('-')+'.png',fullPage:true}); }
 if(process.argv[2]==='detail'||process.argv[2]==='seed'){ await page.goto('/'+lang+'/assistant/call-list'); await page.waitForTimeout(2000); const link=page.locator('a[href*="call_"]').first(); const href=await link.getAttribute('href').catch(()=>null); if(href){ await page.goto(href); await page.waitForTimeout(2500); await page.screenshot({path:OUT+[lang,w,'detail'].join('-')+'.png',fullPage:true}); } }
 await ctx.close();
}
await browser.close();
