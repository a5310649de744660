import { openBrowser } from '#scripts/journeys/browser.ts';
const B='http://localhost:3210', OUT='/tmp/work/shots/';
const browser=await openBrowser();
for(const [lang,w,scheme] of [['ar',390,'light'],['en',1280,'light']] as const){
 const ctx=await browser.newContext({baseURL:B,viewport:{width:w,height:1300},colorScheme:scheme,locale:lang}); const page=await ctx.newPage();
 await page.goto(`/dev/login?as=subscriber&redirect=${encodeURIComponent('/'+lang+'/assistant')}`); await page.waitForTimeout(2000);
 const only=page.getByRole('button',{name:/Only what is needed|الضروري/}); if(await only.count()) await only.first().click();
 await page.goto('/'+lang+'/assistant/settings'); await page.waitForTimeout(2500);
 const H=await page.evaluate(()=>document.documentElement.scrollHeight);
 for(const y of w===390?[1500,2800,4100,5300]:[900,2200]){ await page.evaluate((y)=>scrollTo(0,y),y); await page.waitForTimeout(400); await page.screenshot({path:`${OUT}s-${lang}-${w}-${y}.png`}); }
 console.log(H);
 if(w===1280){ await page.goto('/en/assistant/call-list'); await page.waitForTimeout(1500); const href=await page.locator('a[href*="call_"]').nth(3).getAttribute('href'); await page.goto(href!); await page.waitForTimeout(2000); await page.screenshot({path:OUT+'d-en-1280.png',fullPage:true}); const b=page.getByRole('button',{name:/^Edit|Change/}); if(await b.count()){ await b.first().click(); await page.waitForTimeout(1200); await page.screenshot({path:OUT+'d-en-1280-rule.png'});} await ctx.setOffline(true); await page.goto('/en/assistant').catch(()=>{}); await page.waitForTimeout(2500); await page.screenshot({path:OUT+'off-en-1280.png'}); }
 await ctx.close();
}
await browser.close();
