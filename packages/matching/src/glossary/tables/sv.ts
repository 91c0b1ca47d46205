/** Swedish design words: what they mean in English, then the words. */
export const sv = `
kitchen: kök, laga mat, matlagning; kitchenette: kokvrå, pentry, trinettkök; worktop: bänkskiva, arbetsbänk, köksbänk
sink: diskho; oven: ugn; wood-fired oven: vedugn, vedeldad ugn; hob: spis; refrigerator: kylskåp, kyl
kitchen island: köksö; pantry: skafferi; dining room: matsal, matrum, matplats
living room: vardagsrum, finrum, storstuga, tv-rum; bedroom: sovrum, sovrummet, sovvrå, sovalkov
children's room: barnrum, lekrum, ungdomsrum, barnkammare, tonårsrum; bathroom: badrum, badrummet, wc, våtrum
shower: dusch; walk-in shower without threshold: tröskelfri dusch; bathtub: badkar
free-standing bathtub: fristående badkar; washbasin: tvättställ, handfat; tap: kran, blandare; toilet: toalett
hallway: korridor, tambur, hall; staircase: trappa, trappuppgång; wardrobe: garderob, klädskåp
storage: förvaring, förråd; shelf: hylla, hyllor; book: bok, böcker; shoe: sko, skor
made to measure: måttbeställd, skräddarsydd, platsbyggd; built-in furniture: inbyggd, inbyggda
joinery: snickeri, snickare; home office: arbetsrum, hemmakontor, arbeta hemifrån, kontorshörna, skrivbordsplats
office: kontor, företag, kontoret, advokatbyrå; open-plan office: öppet kontorslandskap, kontorslandskap
meeting room: mötesrum, konferensrum; phone booth: telefonbås; workplace desk: skrivbord, arbetsplats
work: arbete, arbeta, jobba; retreat: reträtt, tillflykt; corner: hörn, hörna; place: plats, rum
studio flat: etta, enrummare; apartment: lägenhet, våning, bostadsrätt, lägenheten, tvåa, trea
house: hus, villa, radhus, huset, kedjehus, parhus, bostad; holiday home: sommarstuga, fritidshus, sommarhus
country house: gård, lantgård, bondgård, lantställe; rural: lantlig; barn, stable: stall, ladugård
attic: vind, vindsrum, vindsvåning, snedtaksrum; sloping ceiling: snedtak; basement: källare; wine cellar: vinkällare
wine: vin; wine tasting: vinprovning; loft: loft; mezzanine: entresol, mezzanin; factory: fabrik, fabrikslokal
garden: trädgård, trädgården, täppa; courtyard: innergård, gårdsplan, innergården, atriumgård
terrace: terrass, altan, uteplats, veranda, trädäck, altanen, uteplatsen; roof terrace: takterrass; balcony: balkong
roof: tak, taket, takpannor; pool: pool, simbassäng; plant: växt, växter, plantering; aromatic herbs: örter, kryddor
tree: träd, trädet, lövträd; flower: blomma, blommor, blommar, blomning; planter tub: kruka, krukor, blomlåda
lawn: gräsmatta, gräs, äng; without irrigation: utan bevattning; watering: bevattning, vattna; slope: sluttning, slänt
ground plot: tomt; sun: sol, soligt; shade: skugga, skuggig, skuggigt; wind: blåsigt; water: vatten
sound of water, fountain: fontän, porlande vatten; outdoor: utomhus, utemiljö, ute; barbecue: grill, grilla
pergola: pergola, lusthus; facade: fasad, fasaden, gatufasad; exterior facade: ytterfasad, yttervägg
insulation: isolering, tilläggsisolera; window: fönster, fönstren, spröjsade fönster
window frames: fönsterbågar, fönsterkarmar; shop window: skyltfönster
shutter: fönsterluckor, fönsterlucka, luckor, jalusier; sun shading: solskydd, markis
air conditioning: luftkonditionering; outdoor unit: utomhusenhet; earthquake: jordbävning; strengthening: förstärkning
load capacity: bärighet; building block: flerfamiljshus, byggnad, hyreshus
listed historic building: kulturmärkt, k-märkt, byggnadsminne; historic: historisk, gammal, gamla
restore: restaurera, återställa, bevara, byggnadsvård, restaurering
renovate: ombyggnader, renovera, renovering, rusta upp, renoverar, uppfräschning, fräscha upp
convert: bygga om, ombyggnad, omvandla, före detta, gamla fabriken, konvertera
new building: nybyggd, nybyggt, nybygge, nyproduktion; design: design, inredning, inreda, planlösning
interior: interiör, inomhus; furniture: möbler, möblera, möbel; sofa: soffa, soffor, divan; armchair: fåtölj, fåtöljer
chair: stol, stolar; table: bord; bed: säng, sängar; fold-away bed: skåpsäng; bench: bänk, sittbänk, kökssoffa
lamp: lampa, lampor, armatur, lampan; chandelier: ljuskrona, kristallkrona
mirror: spegel, speglar, spegelvägg, väggspegel; curtain: gardin, gardiner, gardinerna
carpet: matta, mattor, trasmatta; wallpaper: tapet, tapeter; picture: tavla, tavlor, bild, bilder
textile: tyg, textil, textilier; travel souvenirs: resa, resor, souvenirer; cushion: kudde, kuddar, kuddarna
floor: golv, ekgolv, ekgolvet, golvet, golven; parquet: parkett; tile: kakel, klinker, kaklad, kakelplattor
wall: vägg, väggar, väggen, väggarna; ceiling: innertak, takhöjd, taken
painted ornamented ceiling: stuckatur, takmålning; brick vaults: tegelvalv; vault: valv; dome: kupol
beam: bjälke, bjälkar, takbjälkar, bjälkarna, takbjälke, synliga bjälkar; column: pelare, kolonn; door: dörr, dörrar
fireplace: öppen spis, eldstad, brasa, brasan, spis öppen; stove: kamin, kakelugn, vedspis, järnspis, braskamin
wood: trä, träslag, träet, massivt trä; light wood: ljust trä; wooden lattice: trägaller, träspjälor
oak: ek, ekparkett, eken; walnut: valnöt; bamboo blinds: bamburullgardin; bamboo: bambu; rattan: rotting, rattan
stone: sten, stenar, stenlagd; natural stone: natursten; marble: marmor, marmorskiva; veined: ådrad, ådring
brick: tegel; exposed brick: synligt tegel; concrete: betong, betonggolv, cement; plaster: puts, putsad
lime: kalk, kalkputs; whitewashed: vitkalkad, vitmenad, vitkalkade, kalkade; clay: lera, lerputs
terracotta: terrakotta; glass: glas, glasparti, inglasad; metal: metall; iron: järn, smide; steel: stål
brass: mässing, mässingslampa; copper: koppar; gold: guld, gyllene; pipe: rör; visible: synlig, synliga
hidden: dold, dolda, gömd; leather: läder, skinn, skinnsoffa, lädersoffa; velvet: sammet, sammetssoffa, plysch
linen: linne, lin, lakan, linnetyg; wool: ull, ylle, ullmatta; rope: rep; white: vit, vita, vitt, vitmålad, vitmålat
black: svart, svarta, svartmålad; grey: grå, gråa, grått, ljusgrå, antracit; blue: blå, blått, ljusblå, blåa
green: grön, gröna, grönt, grönska; red: röd, röda, rött, vinröd; yellow: gul, gula, gult, gulmålad
brown: brun, bruna, brunt, konjak, konjaksfärgad; beige: beige
colour: färg, färger, färgglad, färgstark, kulör, kulörer, toner; bold: djärv, modig, kraftiga färger
soft: mjuk, mjuka, mjukt; bright: ljus, ljusa, ljust, ljust och luftigt; dark: mörk, mörka, mörkt, mörkt rum, dunkel
light: belysning, dagsljus, ljuset; warm: varm, varma, varmt, mysig, ombonad; homely: hemtrevlig, trivsam
atmosphere: atmosfär, stämning, känsla; quiet: lugn, lugnt, tyst, stillsam, lugna; noisy: bullrig, buller, högljudd
reduce: minska, dämpa; simple: enkel, enkla, enkelt; natural: naturlig, naturliga, natur
ecological: ekologisk, hållbar, miljövänlig; modern: modern, moderna, modernt, samtida, nutida
traditional: traditionell, klassisk, klassiskt
minimalist: minimalistisk, avskalad, minimalism, avskalat, minimalistiskt
industrial: industriell, industri, industristil, industriella; rustic: rustik, rustikt
scandinavian: skandinavisk, nordisk, skandinaviskt, skandinaviska, nordiska, nordiskt
mediterranean: medelhav, medelhavsstil, medelhavsstil hus, spansk stil; luxury: lyx, lyxig, lyxigt
elegant: elegant, stilfull; cheap: billig, billigt, prisvärd; fast: snabb, snabbt; fresh: fräsch, sval
hard-wearing: tålig, slitstark, robust; small: liten, små, litet, småt, pytteliten, litet rum
large: stor, stora, stort, rymlig, jättestor; narrow: smal, trång, smala; high: hög, höga, högt; low: låg, låga, lågt
round: rund, runda, rundad; central: mitten, centralt; open: öppen, öppna, öppet; safe: säker, trygg, säkert
wheelchair: rullstol
barrier-free accessible: tillgänglighetsanpassad, tröskelfri, barriärfri, tillgänglig, handikappanpassad
grab rail: ledstång, stödhandtag; carer: vårdare, hemtjänst
elderly parents: äldre, föräldrar, mormor, farmor, senior, pensionärer, farfar
child: barn, barnen, dotter, barnens, syskon; baby: bebis, spädbarn; play: leka, lek, leksaker; climb: klättra
hide: gömma sig; nap: sova, tupplur, sömn; kindergarten: förskola, dagis; school: skola; classroom: klassrum
library: bibliotek; restaurant: restaurang, krog; café: kafé, kaffe, fik; bakery: bageri, konditori; bread: bröd
bar: bar, cocktailbar; tea room: tehus, tesalong; tea: te; sit on the floor: sitta på golvet; guest: gäst, gäster
hotel: hotell, vandrarhem, värdshus; guest rooms: gästrum; rural tourism guesthouse: bo på lantgård; spa: spa
sauna: bastu; turkish bath: turkiskt bad, hamam; heated stone platform: varm stenbänk
relaxation room: avkoppling, vilrum, koppla av; massage: massage; gym: gym, träning
changing room: omklädningsrum, provrum; shop: butik, affär; clothing: kläder, mode
medical practice: klinik, läkarmottagning, mottagning; dentist: tandläkare, tandvård; patient: patient, patienter
workshop: verkstad, ateljé; museum: museum, utställning; church: kyrka, kapell; palace: palats, slott, herrgård
tenant: hyresgäst; to let: hyra ut, uthyrning, hyresrätt, hyr, hyreslägenhet, uthyrningen
prefabricated housing block: miljonprogram, betonghus; family: familj; neighbour: granne, grannar
sea: hav, havet, sjö; beach: strand; salt: salt; mountain: fjäll, berg; forest: skog
acoustics: akustik, ljudisolering, ljudnivå, eko, ljud; material: material; decoration: dekoration, dekor, pynt
wood panelling: träpanel, panel, pärlspont; outdoor shower: utedusch; without: utan; no: inga, ingen, inget
coffee table: soffbord; dining table: matbord; bedside table: nattduksbord, sängbord; headboard: sänggavel
sideboard: skänk, byrå, sideboard; cupboard: köksskåp, skåpluckor, skåp; drawer: lådor, låda; handles: handtag
bookcase: bokhylla, bokhyllor; stool: pall, barstol; pouf: puff; rocking chair: gungstol; wing chair: öronlappsfåtölj
bunk bed: våningssäng, loftsäng; cot: spjälsäng, vagga; sofa bed: bäddsoffa; desk: skrivpult
dressing table: sminkbord, toalettbord; pendant lamp: taklampa, pendel; floor lamp: golvlampa; wall lamp: vägglampa
indirect light: indirekt belysning; candle: ljusstake, stearinljus; lantern: lykta, lyktor
paper lamp: papperslampa, rislampa; throw blanket: filt, pläd; cotton: bomull; silk: siden, silke; bouclé: bouclé
felt: filtad ull; fur: fårskinn, päls; upholstered: klädd, stoppad; embroidered: broderad, broderi
plywood: plywood, kryssfaner; birch: björk; ash wood: ask, askträ; pine: furu, gran; larch: lärk; cedar: ceder
teak: teak; mahogany: mahogny; cherry wood: körsbärsträ, körsbär; rosewood: jakaranda, palisander
chestnut wood: kastanj; smoked oak: rökt ek; reclaimed wood: återbrukat trä; dark wood: mörkt trä; veneer: faner
laminate: laminat; linoleum: linoleum; cork: kork; terrazzo: terrazzo; mosaic: mosaik
hand-painted tiles: handmålat kakel; cement tiles: cementplattor, cementklinker; porcelain stoneware: granitkeramik
ceramics: keramik; terracotta tiles: tegelgolv, cotto; slate: skiffer; granite: granit; limestone: kalksten
travertine: travertin; microcement: mikrocement; exposed concrete: synlig betong, rå betong; chrome: krom
aluminium: aluminium; bronze: brons; plastic: plast; lacquer: lack, lackerad; wicker: flätad, korg, korgar
jute sisal: jute, sisal, sjögräs; straw, thatch: halm, vass; macrame: makramé
kilim rugs: kelim, persisk matta, orientalisk matta, äkta mattor; pink: rosa; orange: orange; purple: lila, violett
turquoise: turkos, petrol; mustard yellow: senapsgul, ockra; cream white: krämvit, gräddvit, benvit
dark blue: mörkblå, marinblå; dark green: mörkgrön, smaragdgrön, flaskgrön; sage green: salviagrön, grågrön
pastel: pastell; neutral colours: neutrala färger, neutral; earth tones: jordnära färger, jordtoner, jordfärger
striped: randig, ränder; floral pattern: blommig, blommönster; geometric pattern: geometrisk, geometriska
pattern: mönster, mönstrad; art deco: art déco; art nouveau: jugend, jugendstil
1920s: tjugotal, 20-tal, 1920-tal, tjugotalshus; 1930s: trettiotal, 30-tal, 1930-tal, funkis
1950s: femtiotal, 50-tal, 1950-tal; 1960s: sextiotal, 60-tal, 1960-tal; 1970s: sjuttiotal, 70-tal, 1970-tal
mid-century modern: mid-century, mitten av århundradet; vintage retro: retro, vintage, begagnad, loppis
antique: antik, antikviteter, arvegods, arvegods möbler; japandi: japandi; japanese: japansk, japanska, Japan
chinese: kinesisk, kinesiska; bohemian: bohemisk, boho
eclectic maximalist colourful: eklektisk, maximalistisk, stilblandning; country style: lantlig stil, allmoge
farmhouse: bondgårdshus, mangårdsbyggnad, torp; village house: hus på landet
provence french country: provence, provensalsk; shabby chic: shabby; victorian: viktoriansk
neoclassical: nyklassisk, gustaviansk; baroque: barock; traditional classic: klassiska, herrgårdsstil
english style: engelsk stil, engelsk, engelska; glamorous: glamorös, glamour; coastal nautical: maritim, marin
moroccan: marockansk; ethnic: etnisk, orientalisk; tropical: tropisk, djungel
alpine chalet: fjällstuga, alpin, chalet; log cabin: timmerstuga, stuga
brutalist raw concrete: brutalistisk, brutalism; futuristic high-tech: futuristisk; pop art: popkonst
smart home: smarta hem; contemporary: samtida stil, nutida stil; cosy: mysigt, mysiga, hemtrevligt
comfortable: bekväm, bekväma, komfort; spacious: rymligt, luftig, luftigt; calm: stillhet, rofyllt
cheerful: glad, glatt, lekfull, livfull; romantic: romantisk, romantiska; dramatic: dramatisk
refined: elegant och stilren, stilren, stilrent; raw, rough: rå, grov, obehandlad; matt: matta ytor, matt
glossy: blank, blanka, högblank; handmade: handgjord, handgjorda, hantverk; reused: återbruk, återvunnen
timeless: tidlös, tidlöst; practical: praktisk, praktiskt, funktionell
multi-purpose foldable furniture: multifunktionell, fällbar, utdragbar
washable, easy to clean: lättskött, lättstädad, tvättbar; low maintenance: lättskötta, lite underhåll
empty: tom, tomma; tidy without clutter: prydlig, ordning och reda, organiserad; cold: kall, kallt, kalla
hot climate: hetta, värmebölja; humid, damp: fukt, fuktig, mögel; dry, drought: torr, torrt, torka
sunny: soligt läge, söderläge, solig; north-facing: norrläge, mot norr; view: utsikt; privacy: insynsskydd, avskildhet
long: lång, långt, långa; wide: bred, brett, breda; old: åldrad, äldre hus; new: ny, nytt, nya
curved, rounded: rundade former, böjd, kurvig; symmetrical: symmetrisk, symmetri; daylight: dagsljuset, ljusinsläpp
open kitchen and living room: öppen planlösning, allrum med kök; dining kitchen: matkök; dining corner: matvrå, äta
teenager: tonåring, tonåringar; grandchildren: barnbarn; couple: gift par; cat: katt, katter; dog: hund, hundar
friends: vänner, middagsgäster; party, celebrate: fest, kalas, middagar; cooking: lagar mat, matlagningen
sleep: sova gott, sover; reading corner: läshörna, läsa, läsning; television: tv, tv-bänk
music: musik, piano, vinylskivor, skivsamling; art: konst, konstverk, samling; yoga: yoga, meditation
homework, study: läxor, plugga, studera; reception, waiting room: reception, väntrum
hair and beauty salon: frisör, frisörsalong, skönhetssalong; coworking: kontorshotell
counter, bar counter: disk, bardisk; bookshop: bokhandel; pharmacy: apotek; brewery: bryggeri; winery: vingård
laundry room: tvättstuga, tvättmaskin; dressing room: klädkammare, walk-in-closet; entrance: entré, ingång, farstu
winter garden, conservatory: inglasad veranda, växthus, uterum; garage: garage, uthus; porch: förstukvist, farstubro
vegetable beds: odlingslåda, köksträdgård, rabatt, rabatter
wildflower meadow: blomsteräng, ängsblommor, bin, pollinatörer; shrub, hedge: buske, buskar, häck, häckar
perennials and grasses: perenner, prydnadsgräs; rose: ros, rosor; lavender: lavendel; olive tree: olivträd
palm, cactus, succulents: palm, palmer, kaktus, suckulenter; fruit tree, orchard: fruktträd, äppelträd, bärbuskar
climbing plants: klätterväxter, murgröna; hanging plants, houseplants: krukväxter, gröna växter
pond, stream: damm, bäck; path, gravel, paving: gång, grusgång, grus, stensättning; fence, gate: staket, grind, plank
sun lounger, hammock: solstol, hängmatta, solsäng; fire pit: eldplats, eldkorg; outdoor kitchen: utekök
outdoor lounge, open air: utemöbler, friluft; parasol, shade sail: parasoll, solsegel
hillside, slope: stödmur, terrassering; cladding: fasadpanel, träfasad, beklädnad, spån
render, plaster: kalkputsad, putsfasad, gips; half-timbered: korsvirke, korsvirkeshus; stone house: stenhus
penthouse: takvåning; building: höghus, huskropp
period apartment with stucco: stuckatur i taket, sekelskifteslägenhet, sekelskifte
herringbone parquet: fiskbensparkett, fiskben; floorboards: brädgolv, plankgolv, trägolv, furugolv
arch: båge, valvbåge; front door: ytterdörr, pardörrar; underfloor heating, heating: golvvärme, värme, element
energy saving: energi, energieffektiv, bergvärme, värmepump; extension: tillbyggnad, utbyggnad, bygga ut
build: bygga, bygge, byggt; furnishing: inredningen, möblering, möblemang
landscape planting: trädgårdsdesign, plantera, anlägga trädgård; lighting design: ljusplanering, ljussättning
paint: måla, målad, målade, färgsättning; room: rummet, lokal; style: stil, stilen, känslan; house boat: husbåt
city: stad, innerstad; lake: insjö, sjötomt; river: älv; island: skärgård, i skärgården; harbour, boat: hamn, båt
summer: sommar; winter: vinter; evening: kväll, kvällar; morning: morgon; breakfast: frukost
dinner guests: middag, äta middag; nature: naturnära, naturmaterial; dishes, tableware: porslin, tallrikar
dishwasher, appliances: diskmaskin, vitvaror; computer, screen: dator, skärm; video calls: videosamtal, videomöten
bicycle: cykel, cyklar; lift, elevator: hiss; ramp, threshold: tröskel, trösklar, ramp
customers, visitors: kund, kunder, besökare; employees, team: anställda, medarbetare, kollegor
tourists, travellers: turister, semester, semestergäster; artist, sculptor: konstnär, skulptör
potter, craft: krukmakare, hobbyrum; grand hotel: grand hotell; club, lounge: klubb, nattklubb
ice cream: glassbar, glass; jewellery, watches: smycken, juvelerare; flower shop: blomsteraffär, florist
physiotherapy, treatment room: sjukgymnast, behandlingsrum, läkare; hygiene, easy to disinfect: hygien, hygienisk
anxious, calming: rädsla, rädda, oro; pizza: pizzeria; window seat: fönsterbänk, fönsterbräda, fönsternisch
niche, alcove: nisch, alkov; room divider, sliding door: skjutdörr, skjutdörrar, rumsavdelare
cables, sockets: kablar, sladdar, eluttag; posters: affischer, posters; sand colour: sand, sandfärg
countryside: på landet; few things: få saker; seaside: kust, kustnära; beach house: strandhus; warehouse: lagerlokal
`;
