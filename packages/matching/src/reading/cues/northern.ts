import type { CueTable } from './cue-kinds.ts';

/** Dutch. */
export const nl: CueTable = {
  not: 'geen, niet, moe van, genoeg van, iedereen heeft, iedereen denkt, in plaats van, weg met, klaar met, niets, nooit, zonder, noch, behalve, alles behalve, liever niet, zat van, beu, hekel aan, haten, haat, vermijden, afgezien van, vooral geen, vooral niet, willen geen, wil geen, hou niet van, houden niet van',
  notAfter:
    'niet, willen we niet, kunnen we niet meer zien, kan ik niet meer zien, op uitgekeken, uitgekeken, wil ik niet, hoeft niet, vinden we niet mooi, niks voor ons, niets voor ons, nee bedankt, beu, zat, vrij',
  neutral:
    'niet alleen, geen haast, geen probleem, niet meer dan, weet niet, weten niet, nog niet, niet zeker, waarom niet, niet duurder dan, geen cent meer, niet ver, niet boven, geen idee',
  contrast: 'maar, liever, juist, wel, eerder, we willen, ik wil, wij willen, houden van, hou van, graag',
  or: 'of, noch',
  stays:
    'blijft, blijven, blijft zoals, is klaar, zijn klaar, is af, zijn af, is al gedaan, zijn al gedaan, is gedaan, is nieuw, zijn nieuw, is vernieuwd, is gerenoveerd, zijn gerenoveerd, werd vernieuwd, is vorig jaar, is prima, zijn prima, is goed zo, zijn goed, niet aankomen, afblijven, niet aanraken, met rust, hoort er niet bij, horen er niet bij, doet niet mee, mag blijven, moet blijven, al klaar, zoals het is, zoals ze zijn',
  later: 'later, volgend jaar, een andere keer, daarna',
  only: 'alleen, enkel, slechts, uitsluitend, verder niets',
  must: 'moet, moeten, verplicht, vereist, voorwaarde, noodzakelijk, nodig, alleen, uitsluitend, enkel, belangrijk, graag, zoeken, zoek, gezocht, per se, beslist, essentieel',
  optional:
    'zou fijn zijn, zou mooi zijn, het liefst, bij voorkeur, indien mogelijk, maakt niet uit, mag ook, hoeft niet, niet nodig, kan ook, ook goed, pluspunt, liefst',
  person:
    'iemand, ontwerper, tuinontwerper, architect, interieurarchitect, bureau, studio, bedrijf, persoon, vakman, u, jullie, stylist, styliste, wie, hovenier, team',
  speaks:
    'spreekt, spreken, sprekend*, talig, taal, praat, praten, communicatie, communiceren, gesprek, gesprekken, verstaat, overleg, vloeiend, moedertaal',
  based: 'gevestigd, zit in, woont, wonend, in de buurt, kantoor in, werkt in, werkzaam in, standplaats',
  from: 'uit',
  local: 'ter plaatse, ter plekke, lokaal, lokale, uit de buurt, langskomen, persoonlijk langs, plaatselijk*',
  cap: 'maximaal, maximum, max, hoogstens, hooguit, ten hoogste, tot, niet meer dan, minder dan, onder de, plafond, limiet, geen cent meer, bovengrens, meer is er niet, niet boven, alles inbegrepen',
  vague: 'weet niet, weten niet, geen idee, verras ons, verras me, misschien, nog niet zeker',
};

/** Swedish. */
export const sv: CueTable = {
  not: 'inte, inga, trötta på, trött på, tröttnat på, nog av, alla har, alla tror, hellre än, istället för, inget, ingen, ingenting, utan, aldrig, allt utom, utom, förutom, varken, i stället för, less på, slippa, undvika, undvik, hatar, gillar inte, vill inte ha, tycker inte om',
  notAfter:
    'gillar vi inte, är vi trötta på, är jag trött på, orkar vi inte se mer, har vi tröttnat på, gillar jag inte, vill vi inte ha, vill jag inte ha, är inget för oss, nej tack, inte',
  neutral:
    'inte bara, ingen brådska, inget problem, inte mer än, vet inte, inte säker, inte säkra, inte än, varför inte, inte över, inte en krona mer, inte långt',
  contrast:
    'men, utan, hellre, snarare, istället, i stället, vi vill, jag vill, vi gillar, jag gillar, gärna',
  or: 'eller, varken',
  stays:
    'är som, är kvar, får vara, ska vara kvar, lämnas, lämna, är klar, är klart, är klara, är färdig*, är redan, är gjord*, är gjort, renoverades, gjordes, blev klart, är ny, är nytt, är nya, är bra, rör inte, ska inte röras, inte röras, ingår inte, behålls, behåller vi, bevaras, orört, nyrenover*, redan gjort, redan klart, redan renover*',
  later: 'senare, nästa år, en annan gång',
  only: 'bara, endast, enbart, inget annat',
  must: 'måste, ska, skall, krav, krävs, villkor, nödvändigt, nödvändig, viktigt, bara, endast, enbart, söker, behöver, absolut, avgörande',
  optional:
    'vore bra, vore fint, gärna, helst, om möjligt, spelar ingen roll, inte nödvändigt, går också bra, meriterande, kvittar',
  person:
    'någon, designer, arkitekt*, inrednings*, formgivare, byrå, studio, företag, ni, du, person, team, trädgårdsdesigner, som',
  speaks:
    'talar, tala, pratar, prata, talande, språk, kommunikation, kommunicera, förstår, samtal, möten, flytande',
  based: 'finns i, baserad*, bor, bosatt*, kontor i, sitter i, verksam*, arbetar i, håller till',
  from: 'från',
  local: 'på plats, lokala, lokalt, från trakten, komma hem till, komma förbi, häromkring',
  cap: 'högst, max, maximalt, som mest, upp till, inte mer än, under, mindre än, tak, taket, gräns, gränsen, inte en krona mer, inte över, allt inräknat',
  vague: 'vet inte, ingen aning, överraska, kanske, inte säkra',
};

/** Norwegian. */
export const no: CueTable = {
  not: 'ikke, ingen, lei av, nok av, alle har, alle tror, heller enn, i stedet for, istedenfor, ingenting, intet, uten, aldri, alt unntatt, alt annet enn, unntatt, bortsett fra, verken, trøtt av, unngå, hater, liker ikke, vil ikke ha',
  notAfter:
    'liker vi ikke, er vi lei av, er jeg lei av, orker vi ikke se mer, liker jeg ikke, vil vi ikke ha, er ikke noe for oss, nei takk, ikke',
  neutral:
    'ikke bare, ingen hast, hastar ikke, haster ikke, ikke mer enn, vet ikke, ikke sikker, ikke ennå, hvorfor ikke, ikke over, ikke en krone mer, ikke langt',
  contrast: 'men, heller, snarere, i stedet, vi vil, jeg vil, vi liker, jeg liker, gjerne',
  or: 'eller, verken',
  stays:
    'blir som, er som, forblir, skal være, lar vi være, er ferdig*, er klart, er gjort, ble pusset opp, ble gjort, er pusset opp, er ny, er nytt, er nye, er bra, er greit, ikke rør, skal ikke røres, ikke røres, inngår ikke, beholdes, beholder vi, allerede gjort, allerede ferdig, nyoppusset',
  later: 'senere, neste år, en annen gang',
  only: 'bare, kun, utelukkende, ingenting annet',
  must: 'må, skal, krav, kreves, betingelse, nødvendig, viktig, bare, kun, søker, trenger, absolutt, forutsetning',
  optional:
    'hadde vært fint, gjerne, helst, om mulig, hvis mulig, spiller ingen rolle, ikke nødvendig, går også bra',
  person: 'noen, designer, arkitekt*, interiør*, byrå, studio, firma, dere, du, person, team, som',
  speaks: 'snakker, snakke, snakkende, språk, kommunikasjon, kommunisere, forstår, samtaler, møter, flytende',
  based: 'holder til, basert, bor, bosatt, kontor i, finnes i, sitter i, jobber i',
  from: 'fra',
  local: 'på stedet, lokale, fra området, komme hjem til, komme innom, på plass',
  cap: 'høyst, maks, maksimalt, maksimum, opptil, opp til, inntil, ikke mer enn, under, mindre enn, tak, taket, grense, grensen, ikke en krone mer, ikke over',
  vague: 'vet ikke, aner ikke, overrask, kanskje, ikke sikre',
};

/** Danish. */
export const da: CueTable = {
  not: 'ikke, ingen, trætte af, træt af, nok af, alle har, alle tror, frem for, i stedet for, intet, uden, aldrig, alt undtagen, alt andet end, undtagen, bortset fra, hverken, hellere end, undgå, hader, kan ikke lide, vil ikke have',
  notAfter:
    'kan vi ikke lide, er vi trætte af, er jeg træt af, gider vi ikke se mere, kan jeg ikke lide, vil vi ikke have, er ikke noget for os, nej tak, ikke',
  neutral:
    'ikke kun, ikke bare, ingen hast, haster ikke, ikke mere end, ved ikke, ikke sikker, ikke endnu, hvorfor ikke, ikke over, ikke en krone mere, ikke langt',
  contrast: 'men, hellere, snarere, i stedet, vi vil, jeg vil, vi kan lide, jeg kan lide, gerne',
  or: 'eller, hverken',
  stays:
    'bliver som, er som, forbliver, skal blive, lader vi være, er færdig*, er klar, er lavet, blev lavet, blev renoveret, er renoveret, er ny, er nyt, er nye, er fint, er fin, rør ikke, skal ikke røres, ikke røres, indgår ikke, beholdes, beholder vi, allerede lavet, nyrenover*',
  later: 'senere, næste år, en anden gang',
  only: 'kun, bare, udelukkende, intet andet',
  must: 'skal, må, krav, kræves, betingelse, nødvendigt, nødvendig, vigtigt, kun, udelukkende, søger, mangler, absolut, forudsætning',
  optional:
    'ville være rart, gerne, helst, hvis muligt, om muligt, er ligegyldigt, ikke nødvendigt, går også',
  person: 'nogen, designer, arkitekt*, indretnings*, tegnestue, studio, firma, i, du, person, team, som, der',
  speaks:
    'taler, tale, talende, sprog, kommunikation, kommunikere, forstår, samtaler, møder, flydende, snakker',
  based: 'holder til, baseret, bor, bosat, kontor i, findes i, sidder i, arbejder i',
  from: 'fra',
  local: 'på stedet, lokale, i nærheden, fra området, komme hjem til, komme forbi',
  cap: 'højst, højest, maks, max, maksimalt, maksimum, op til, ikke mere end, under, mindre end, loft, loftet, grænse, grænsen, ikke en krone mere, ikke over',
  vague: 'ved ikke, aner ikke, overrask, måske, ikke sikre',
};
